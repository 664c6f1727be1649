import { call } from '../../../host/client.ts'
import { currentText } from '../../../i18n/useText.ts'
import { showNotice, showProblem } from '../../../ui/toasts/toasts.ts'
import { drawEnd, type EndPicture, PICTURE } from './endPicture.ts'
import { loadLettering } from './lettering.ts'

/** Draws the end of a match and writes it to a file that the player chooses. Any failure is shown. */
export async function savePicture(picture: EndPicture, name: string): Promise<void> {
  const t = currentText()
  const png = await pngOf(picture).catch(() => null)
  if (png === null) return showNotice(t('story.notDrawn'))
  const answer = await call('pictures:export', { name, png })
  if (answer.ok) showNotice(t('story.saved', { path: answer.value.path }))
  else if (answer.problem.code === 'save-failed') showNotice(t('story.notSaved'))
  else showProblem(answer.problem)
}

/** Returns the picture as a PNG file, in base64. Throws if this browser cannot draw. */
async function pngOf(picture: EndPicture): Promise<string> {
  const { title, reason, game, counts, sides } = picture
  await loadLettering([title, reason, game, counts, ...sides.map(({ name }) => name)].join(' '))
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  await drawEnd(pen, picture)
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
