import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { line, type Markup, shape } from '../ink.ts'
import { bust, SMILE } from '../motifs/bust.ts'

/** Draws the missionary: wide black hat, collar and cross. */
export function missionary(): Markup {
  const chest =
    shape('M106,166L128,198L150,166Z', '#f4ead2', { line: 5 }) +
    line('M128,194V230M112,208H144', INK, 13) +
    line('M128,196V228M114,208H142', '#f0c24e', 6.5)
  const hat =
    shape('M40,92Q128,54 216,92Q202,108 128,100Q54,108 40,92Z', '#2e2a36', { line: 7 }) +
    shape('M82,86Q86,28 128,28Q170,28 174,86Q128,70 82,86Z', '#3d3846', { line: 7 }) +
    line('M84,80Q128,64 172,80', '#c8a24e', 6)
  return ground('#b7b9a4', { seed: 37 }) + bust({ skin: '#e9bd92', coat: '#2e2a36', chest, mouth: SMILE, hat })
}
