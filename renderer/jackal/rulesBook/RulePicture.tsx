import { TilePicture } from '../insignia/TileFace.tsx'
import { WatersDrawing } from './WatersDrawing.tsx'
import { WATERS } from './waters.ts'

/** A picture of the book of rules: a kind of tile, or a drawing of a rule that no tile shows. */
export function RulePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const drawn = WATERS.find((one) => one === id)
  return drawn ? <WatersDrawing name={drawn} size={size} /> : <TilePicture id={id} size={size} />
}
