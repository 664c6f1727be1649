import { INK } from '../colour.ts'
import { ground, MEADOW, SAND } from '../ground.ts'
import { at, groundShadow, line, type Markup, shape } from '../ink.ts'
import { flower, palm, tuft } from '../motifs/plants.ts'
import { ripples, starfish } from '../motifs/sand.ts'

function meadow(): Markup {
  return (
    ground(MEADOW, { seed: 1 }) +
    tuft(46, 78, 1.2) +
    tuft(206, 58, 1.3) +
    tuft(56, 212, 1.3) +
    tuft(208, 220, 1.2) +
    tuft(132, 148, 1.4) +
    flower(82, 96, 1.35, '#f6f0dc') +
    flower(178, 92, 1.35, '#f3d05a') +
    flower(96, 184, 1.35, '#e8705a') +
    flower(188, 174, 1.35, '#f6f0dc')
  )
}

function grass(): Markup {
  return (
    ground(MEADOW, { seed: 2 }) + tuft(48, 92, 1.2) + tuft(212, 204, 1.3) + palm(108, 212, 1.42) + tuft(52, 216, 1.3)
  )
}

function shore(): Markup {
  const shell = 'M128,192Q64,188 58,140Q66,92 128,74Q190,92 198,140Q192,188 128,192Z'
  const ribs = 'M128,196L128,74M128,196L98,84M128,196L158,84M128,196L72,108M128,196L184,108'
  const whole =
    groundShadow(128, 192, 66, 16) +
    shape(shell, '#f0b9a0', { line: 7, inside: line(ribs, '#b4644e', 5) }) +
    shape('M100,188Q128,206 156,188L150,206H106Z', '#f0b9a0')
  return (
    ground(SAND, { seed: 3 }) +
    ripples('M0,58Q40,44 70,58T150,52T256,60M0,226Q60,210 110,226T256,218', SAND) +
    at(116, 136, 1.12, 0, at(-128, -134, 1, 0, whole)) +
    starfish(212, 70, 0.52, 0.3)
  )
}

function boulder(): Markup {
  const stone = 'M62,184Q54,140 92,126Q112,92 150,108Q198,112 202,160Q206,188 180,190H84Q66,192 62,184Z'
  const whole =
    groundShadow(132, 186, 80, 18) +
    shape(stone, '#a49a90', { line: 7 }) +
    line('M96,130Q112,142 108,162M150,110Q146,130 160,146', INK, 5) +
    shape('M150,190Q146,162 176,158Q204,158 206,188Z', '#8d847c')
  return (
    ground(MEADOW, { seed: 5 }) +
    at(128, 146, 1.34, 0, at(-132, -150, 1, 0, whole)) +
    tuft(56, 206, 1.4) +
    tuft(122, 214, 1.2) +
    tuft(212, 66, 1.3) +
    tuft(58, 66, 1.1)
  )
}

/** The four drawings of land where nothing happens, by picture from 1. */
export const EMPTY: Readonly<Record<1 | 2 | 3 | 4, () => Markup>> = { 1: meadow, 2: grass, 3: shore, 4: boulder }
