import { type Burst, put } from '../../playback/effects/burst.ts'
import { easeOutBack, within } from '../../playback/motion/easing.ts'
import { DIE_FACES, type DieFace } from './names.ts'
import { PICTURE } from './pictures.ts'

/** Side of a face, in cells: its pips are countable from the play camera. */
export const FACE_SIDE = 0.44
/** The time in which a face appears and disappears, in milliseconds. */
const COMES = 180
const GOES = 260

/** Returns an upright, still picture, so that it is readable. */
function upright(picture: number, side: number): Burst {
  return inRow({
    count: 1,
    isOnTop: true,
    draw(sprite, age, _index, _luck, { from, size, lasts }) {
      const ms = age * lasts
      put(sprite, picture, from.x, from.y, from.z, side * size * easeOutBack(within(ms, 0, COMES)))
      sprite.opacity = 1 - within(ms, lasts - GOES, lasts)
    },
  })
}

/** Places a picture in a row about the middle `to`: the row is level on the screen from every camera position. */
export function inRow(burst: Burst): Burst {
  return {
    ...burst,
    draw(sprite, age, index, luck, effect) {
      burst.draw(sprite, age, index, luck, { ...effect, from: effect.to })
      sprite.aside = effect.from.x - effect.to.x
    },
  }
}

/** The faces of a die, shown in a row beside it. */
export const DIE_FACE_BURSTS = Object.fromEntries(
  DIE_FACES.map((name) => [name, upright(PICTURE[name], FACE_SIDE)]),
) as Readonly<Record<DieFace, Burst>> // fromEntries loses the names

/** The frame round the thrown face. */
export const struck: Burst = upright(PICTURE.struck, FACE_SIDE * 1.18)
