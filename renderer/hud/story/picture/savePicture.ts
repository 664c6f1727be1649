import { call } from '../../../host/client.ts'
import { currentText } from '../../../i18n/useText.ts'
import { masked } from '../../../ui/captured.ts'
import { showNotice, showProblem } from '../../../ui/toasts/toasts.ts'
import type { Pen } from './box.ts'
import { drawEnd, type EndPicture, PICTURE } from './endPicture.ts'
import { loadLettering } from './lettering.ts'
import { drawWays, lettersOf, sizeOf, type WaysPicture } from './waysPicture.ts'

/** The most letters in the name of a file. */
const LONGEST_NAME = 60

/** A picture to be drawn, with all letters that it writes. */
interface Drawing {
  readonly letters: string
  readonly size: { readonly width: number; readonly height: number }
  draw(pen: Pen): Promise<void>
}

/** Draws the end of a match and writes it to a file that the player chooses. Any failure is shown. */
export function savePicture(picture: EndPicture): Promise<void> {
  const { title, reason, game, counts, sides } = picture
  const letters = [title, reason, game, counts, ...sides.map(({ name }) => name)].join(' ')
  return save({ letters, size: PICTURE, draw: (pen) => drawEnd(pen, picture) }, title)
}

/** Draws where everyone went and writes it to a file that the player chooses. Any failure is shown. */
export function saveWays(picture: WaysPicture): Promise<void> {
  const drawing = { letters: lettersOf(picture), size: sizeOf(picture), draw: (pen: Pen) => drawWays(pen, picture) }
  return save(drawing, `${picture.title}. ${picture.heading}`)
}

async function save(drawing: Drawing, name: string): Promise<void> {
  const t = currentText()
  const png = await pngOf(drawing).catch(() => null)
  if (png === null) return showNotice(t('story.notDrawn'))
  const answer = await call('pictures:export', { name: name.slice(0, LONGEST_NAME), png })
  if (answer.ok) showNotice(t('story.saved', { path: masked(answer.value.path) }))
  else if (answer.problem.code === 'save-failed') showNotice(t('story.notSaved'))
  else showProblem(answer.problem)
}

/** Returns the picture as a PNG file, in base64. Throws if this browser cannot draw. */
async function pngOf({ letters, size, draw }: Drawing): Promise<string> {
  await loadLettering(letters)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  await draw(pen)
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
