// Which pointer draws what. Mouse and pen draw with their buttons; one finger draws, a long press
// makes it the second mark, and a second finger ends the stroke without a trace, so that pinching
// and scrolling never draw. While a pen draws, and for a moment after, what touches is the hand that
// holds it and means nothing. How long a finger lay is told by the events' own times: on a busy page a
// timer may run long after the finger was lifted. No DOM here: times and places come in, strokes go
// out.
import type { Site } from "hashigo-engine";
import { type Point, pointsBetween, sameSite } from "../board/geometry";
import type { Button, Hand } from "./hand";

export const LONG_PRESS = 450; // milliseconds
/** How long after a pen was lifted a touch is still the hand's. */
export const PALM_RESTS = 500; // milliseconds

export interface Press {
  id: number;
  kind: "mouse" | "touch" | "pen";
  button: Button | null;
  at: Point;
  time: number; // milliseconds, of the event
}

interface Drawing {
  id: number;
  at: Point;
  last: Site;
  began: Press;
  turned: boolean;
  strayed: boolean;
}

type Strokes = Pick<Hand, "begin" | "extend" | "release" | "abandon">;

export class Pointers {
  private drawing: Drawing | null = null;
  private readonly fingers = new Set<number>();
  private penLifted = Number.NEGATIVE_INFINITY;
  private held: ReturnType<typeof setTimeout> | undefined;

  /**
   * `siteAt` says what lies under a point; `felt` tells the player that a long press took. `tapAt`
   * says what a stroke hits that never left its first place, where that is something else.
   */
  constructor(
    private readonly hand: Strokes,
    private readonly siteAt: (point: Point) => Site | null,
    private readonly felt: () => void = () => {},
    private readonly tapAt: (point: Point) => Site | null = () => null,
  ) {}

  down(press: Press): void {
    if (this.isPalm(press)) return;
    if (press.kind === "touch") this.fingers.add(press.id);
    const crossed = this.fingers.size > 1 || this.drawing;
    if (crossed) this.drop();
    if (crossed && press.kind !== "pen") return; // under a pen it was the hand that holds it
    const site = this.siteAt(press.at);
    if (!site || !press.button) return;
    const { id, at } = press;
    this.drawing = { id, at, last: site, began: press, turned: false, strayed: false };
    this.hand.begin(press.button, site);
    if (press.kind === "touch") this.held = setTimeout(() => this.turn("secondary"), LONG_PRESS);
  }
  move(id: number, at: Point): void {
    if (this.drawing?.id !== id) return;
    for (const point of pointsBetween(this.drawing.at, at)) {
      const site = this.siteAt(point);
      if (!site || sameSite(site, this.drawing.last)) continue;
      this.unhold();
      this.drawing.last = site;
      this.drawing.strayed = true;
      this.hand.extend(site);
    }
    this.drawing.at = at;
  }
  up(id: number, time: number): void {
    this.fingers.delete(id);
    if (this.drawing?.id !== id) return;
    if (this.byPen) this.penLifted = time;
    this.unhold();
    this.takeBack(time);
    this.tap(this.drawing);
    this.drawing = null;
    this.hand.release();
  }
  cancel(id: number): void {
    this.fingers.delete(id);
    if (this.drawing?.id === id) this.drop();
  }
  /** Another finger is down somewhere, perhaps beside the board. */
  several(): void {
    if (!this.byPen) this.drop();
  }
  /** A pen is drawing. */
  get byPen(): boolean {
    return this.drawing?.began.kind === "pen";
  }
  /** How many fingers are on the board. */
  get touches(): number {
    return this.fingers.size;
  }

  private isPalm({ kind, time }: Press): boolean {
    return kind === "touch" && (this.byPen || time - this.penLifted < PALM_RESTS);
  }
  /** The stroke goes without a trace; whether there was one. */
  drop(): boolean {
    this.unhold();
    if (!this.drawing) return false;
    this.drawing = null;
    this.hand.abandon();
    return true;
  }
  /** The timer ran late: it was a tap after all. */
  private takeBack(time: number): void {
    if (!this.drawing?.turned) return;
    const { began, last } = this.drawing;
    const site = this.siteAt(began.at);
    const stayed = site !== null && sameSite(site, last);
    if (stayed && began.button && time - began.time < LONG_PRESS) this.turn(began.button);
  }
  private tap({ at, began, turned, strayed }: Drawing): void {
    const site = strayed ? null : this.tapAt(at);
    if (!site || !began.button) return;
    this.hand.abandon();
    this.hand.begin(turned ? "secondary" : began.button, site);
  }
  /** Begins the stroke again where it is, with another button. */
  private turn(button: Button): void {
    if (!this.drawing) return;
    this.hand.abandon();
    this.hand.begin(button, this.drawing.last);
    this.drawing.turned = button !== this.drawing.began.button;
    if (this.drawing.turned) this.felt();
  }
  private unhold(): void {
    clearTimeout(this.held);
    this.held = undefined;
  }
}
