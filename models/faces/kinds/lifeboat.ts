import { darker, INK } from '../colour.ts'
import { ground, SAND } from '../ground.ts'
import { at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ripples } from '../motifs/sand.ts'

const PLANK = '#c98a4b'
const OAR = '#e6c68c'

/** Draws a lifeboat on the sand, its oars crossed behind it. */
export function lifeboat(): Markup {
  return (
    ground(SAND, { seed: 57 }) +
    ripples('M0,52Q40,38 70,52T150,46T256,54M0,232Q60,216 110,232T256,224', SAND) +
    groundShadow(130, 206, 104, 18) +
    at(128, 128, 1, -0.62, oar()) +
    at(128, 128, 1, 0.62, oar()) +
    boat()
  )
}

function oar(): Markup {
  return (
    shape('M-8,8H8L6,112H-6Z', OAR, { line: 6 }) +
    shape('M-18,-96Q0,-116 18,-96L16,-34Q12,-12 0,-10Q-12,-12 -16,-34Z', OAR, { line: 7 })
  )
}

function boat(): Markup {
  const hull = 'M12,100Q128,160 244,100Q232,184 188,206Q128,220 68,206Q24,184 12,100Z'
  const planks =
    fill('M12,100Q128,160 244,100L236,132Q128,180 20,132Z', '#d6493c') +
    line('M34,170Q128,194 222,170', darker(PLANK, 0.35), 5) +
    fill('M186,100H240V220H150Q190,170 186,100Z', '#3c0a1e', 0.22)
  const ring =
    '<circle cx="128" cy="176" r="24" fill="none" stroke="#f6efdc" stroke-width="13"/>' +
    line('M128,146V158M128,194V206M98,176H110M146,176H158', '#d6493c', 9) +
    `<circle cx="128" cy="176" r="31" fill="none" stroke="${INK}" stroke-width="4"/>` +
    `<circle cx="128" cy="176" r="17" fill="none" stroke="${INK}" stroke-width="4"/>`
  return (
    shape('M30,112Q128,96 226,112Q128,152 30,112Z', darker(PLANK, 0.45), { line: 6 }) +
    shape(hull, PLANK, { line: 8, inside: planks }) +
    ring
  )
}
