import { darker, INK } from '../colour.ts'
import { ground, MEADOW } from '../ground.ts'
import { fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { path, roundedRect } from '../shapes.ts'

const STONE = '#b8ab9a'

function tower(x: number): Markup {
  const top = path`M${x - 4},98V58H${x + 12}V73H${x + 19}V58H${x + 35}V73H${x + 42}V58H${x + 58}V98Z`
  return (
    shape(path`M${x + 4},216V90H${x + 50}V216Z`, '#c7bba8', { line: 7 }) +
    shape(top, '#c7bba8', { line: 7 }) +
    fill(roundedRect(x + 19, 118, 16, 32, 8), INK)
  )
}

/** Draws a stone fort with two towers and a flag: a safe place. */
export function fort(): Markup {
  const courses =
    'M60,130H200M60,160H200M60,188H200M92,100V130M150,100V130M76,130V160M120,130V160M176,130V160M96,160V190M160,160V190'
  return (
    ground(MEADOW, { seed: 23 }) +
    groundShadow(128, 218, 112, 18, 0.5) +
    shape('M62,210V96H194V210Z', STONE, { line: 7, inside: line(courses, darker(STONE, 0.25), 3.5) }) +
    shape('M54,102V70H78V86H100V70H124V86H132V70H156V86H178V70H202V102Z', STONE, { line: 7 }) +
    tower(20) +
    tower(182) +
    shape('M98,216V162Q98,134 128,134Q158,134 158,162V216Z', '#5b3419', { line: 7 }) +
    line('M128,136V214M102,178H154', INK, 4) +
    line('M128,72V16', INK, 8) +
    shape('M131,16Q154,6 170,18T208,16V48Q188,56 170,46T131,48Z', '#d6493c')
  )
}
