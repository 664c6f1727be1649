import { moved, type Recipe } from '../plan.ts'
import { BELL, struck, tap } from './struck.ts'

/** The ship's bell, struck as a pair. */
export const bell: Recipe = (vary) => {
  const stroke = [...struck(vary.near(880, 0.01), BELL), tap(3600, 0.2, 0.02)]
  return {
    layers: [...moved(stroke, 0, 0.8), ...moved(stroke, vary.near(0.34, 0.04), 1)],
    level: 0.42,
    room: { kind: 'cabin', amount: 0.35 },
  }
}

/** Three rising notes of one pentatonic scale (D, A, B), for "your turn" and good news. */
const CHIME = [587.33, 880, 987.77] as const

/** Your turn, or good news. */
export const chime: Recipe = (vary) => ({
  layers: CHIME.flatMap((pitch, index) =>
    struck(
      pitch,
      [
        [1, 0.42, 0.9],
        [2, 0.14, 0.5],
        [3.01, 0.07, 0.25],
      ],
      index * vary.near(0.11, 0.04),
    ),
  ),
  level: 0.5,
  room: { kind: 'cabin', amount: 0.4 },
})
