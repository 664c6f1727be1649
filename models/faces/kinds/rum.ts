import { darker, INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { groundShadow, line, type Markup, shape } from '../ink.ts'
import { skull } from '../motifs/bones.ts'

const STAVES = '#c07a3c'

/** Draws a barrel of rum, which holds a pirate for a turn. */
export function rum(): Markup {
  const seams = 'M100,22Q84,126 100,236M128,22V236M156,22Q172,126 156,236'
  const hoops = 'M60,80Q128,97 196,80M58,182Q128,201 198,182'
  return (
    ground('#a86d46', { seed: 42 }) +
    groundShadow(128, 222, 86, 16, 0.5) +
    shape('M72,38Q128,20 184,38Q216,126 184,220Q128,238 72,220Q40,126 72,38Z', STAVES, {
      line: 8,
      inside: line(seams, darker(STAVES, 0.4), 4),
    }) +
    line(hoops, INK, 20) +
    line(hoops, '#9aa3b0', 12) +
    skull(128, 134, 0.84) +
    shape('M178,202L212,193L216,207L184,215Z', '#e0ac46', { line: 5 }) +
    shape('M212,212Q222,230 212,235Q200,230 212,212Z', '#d6493c', { line: 4 })
  )
}
