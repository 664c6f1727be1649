import { INK, mix } from '../colour.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse } from '../shapes.ts'

interface BustStyle {
  readonly skin: string
  readonly coat: string
  /** Drawn between the coat and the head: collar, cross. */
  readonly chest?: Markup
  /** The beard under the eyes and nose. */
  readonly beard?: Markup
  readonly mouth: Markup
  /** The hat, drawn over everything else. */
  readonly hat: Markup
}

const eye = (x: number, pupil: number) =>
  shape(ellipse(x, 112, 10, 11), '#fff6df', { line: 4, shade: 0, light: 0 }) + fill(ellipse(pupil, 113, 5.5), INK)

/** Draws head and shoulders of a friendly resident of the island. */
export function bust({ skin, coat, chest = '', beard = '', mouth, hat }: BustStyle): Markup {
  return (
    groundShadow(128, 220, 92, 18, 0.5) +
    shape('M34,226Q36,172 92,166H164Q220,172 222,226Z', coat, { line: 8 }) +
    chest +
    shape('M78,112Q76,58 128,56Q180,58 178,112Q178,170 128,176Q78,170 78,112Z', skin, { line: 8 }) +
    beard +
    eye(106, 109) +
    eye(150, 147) +
    shape(ellipse(128, 131, 11, 13), mix(skin, '#d65a3a', 0.25), { line: 5 }) +
    mouth +
    hat
  )
}

/** A plain smile. */
export const SMILE = line('M108,153Q128,166 148,153', INK, 6)
