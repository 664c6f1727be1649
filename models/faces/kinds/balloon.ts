import { darker, INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { fill, line, type Markup, shape } from '../ink.ts'
import { cloud } from '../motifs/sky.ts'

const WICKER = '#b9793c'

/** Draws a striped balloon that carries a pirate home to the ship. */
export function balloon(): Markup {
  const envelope = 'M128,12C54,12 38,78 54,112C70,146 106,166 106,168H150C150,166 186,146 202,112C218,78 202,12 128,12Z'
  const stripes =
    fill('M102,8Q66,78 106,172H150Q190,78 154,8Z', '#f4e2b4') +
    fill('M122,8Q108,80 121,172H135Q148,80 134,8Z', '#d6493c') +
    fill('M30,8H78Q46,100 106,172H30Z', '#fff0c8', 0.2) +
    fill('M178,0H240V180H140Q206,106 178,0Z', '#3c0a1e', 0.26)
  const weave = 'M96,206H160M96,220H160M114,190V244M128,190V244M142,190V244'
  return (
    ground('#9cc4d2', { seed: 33 }) +
    cloud(52, 198, 0.85) +
    cloud(212, 84, 0.72) +
    shape(envelope, '#d6493c', { line: 8, inside: stripes }) +
    line('M106,168L110,194M150,168L146,194M128,170V192', INK, 5) +
    shape('M98,192H158L152,238Q128,246 104,238Z', WICKER, { line: 7, inside: line(weave, darker(WICKER, 0.35), 4) })
  )
}
