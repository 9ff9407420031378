// A sentence of the table with its **bold** parts.
import { pieces } from "../i18n/say";

export function Bold({ text }: { text: string }) {
  return <>{pieces(text).map((piece, k) => (k % 2 === 1 ? <b key={piece}>{piece}</b> : piece))}</>;
}
