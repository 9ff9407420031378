// Places on a board as the engine writes them in JSON. Rows and columns count from 0; an edge is
// named by its upper or left cell and the side on which it leaves it.

export interface Place {
  row: number;
  col: number;
}
export interface CellSite extends Place {
  kind: "cell";
}
export interface EdgeSite extends Place {
  kind: "edge";
  side: "right" | "down";
}
export interface RegionSite {
  kind: "region";
  id: number;
}
export interface MoveSite {
  kind: "move";
  from: Place;
  to: Place;
}
export type Site = CellSite | EdgeSite | RegionSite | MoveSite;
