import { beforeEach, expect, it, vi } from 'vitest'
import { setHost } from '../../../host/client.ts'
import { useLanguage } from '../../../i18n/useText.ts'
import { scriptedHost } from '../../../testkit/scriptedHost.ts'
import { useToasts } from '../../../ui/toasts/toasts.ts'
import { type EndPicture, PICTURE } from './endPicture.ts'
import { savePicture } from './savePicture.ts'

interface Written {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Returns a pen that keeps its texts; every letter is ten pixels wide. */
function keepingPen() {
  const written: Written[] = []
  const gradient = { addColorStop: () => {} }
  const pen = new Proxy(
    {
      fillText: (text: string, x: number, y: number) => void written.push({ text, x, y }),
      measureText: (text: string) => ({ width: text.length * 10 }),
      createLinearGradient: () => gradient,
    } as Record<string, unknown>,
    { get: (own, key: string) => own[key] ?? (() => {}) },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgoAAAAN')
  return written
}

const picture: EndPicture = {
  title: 'Silver wins',
  reason: 'There is no gold left to win. 42 rounds.',
  game: 'Jackal',
  counts: 'Gold in the holds',
  sides: [
    { name: 'Silver', colour: '#b5251b', score: 9, wins: true },
    { name: 'Flint', colour: '#f7f2e4', score: 6, wins: false },
  ],
  curve: {
    sides: ['red', 'white'],
    parties: [[0], [1]],
    standings: [
      [0, 0],
      [9, 6],
    ],
    rounds: [1, 2],
  },
  drawTable: () => {},
}

const notices = () => useToasts.getState().toasts.map(({ text }) => text)

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  useToasts.setState({ toasts: [] })
})

it('writes the winner, the reason, and each side’s score inside the picture, and has the host save it', async () => {
  const written = keepingPen()
  const host = scriptedHost({ 'pictures:export': () => ({ path: '/home/ann/end.png' }) })
  setHost(host)
  await savePicture(picture)
  expect(host.asked('pictures:export')).toEqual([{ name: 'Silver wins', png: 'iVBORw0KGgoAAAAN' }])
  expect(notices()).toEqual(['The picture was saved: /home/ann/end.png'])
  const all = written.map(({ text }) => text).join(' ')
  for (const said of ['Silver wins', 'no gold left', '42 rounds', 'Flint', 'Gold in the holds', 'Jackal', '9', '6'])
    expect(all).toContain(said)
  for (const { x, y } of written) {
    expect(x > 0 && x < PICTURE.width, `${x}`).toBe(true)
    expect(y > 0 && y < PICTURE.height, `${y}`).toBe(true)
  }
})

it('shows a notice if the file could not be written', async () => {
  keepingPen()
  const host = scriptedHost({})
  host.refuse('pictures:export', { code: 'save-failed' })
  setHost(host)
  await savePicture(picture)
  expect(notices()).toEqual([expect.stringContaining('could not be saved there')])
})

it('shows nothing when the player cancels', async () => {
  keepingPen()
  const host = scriptedHost({})
  host.refuse('pictures:export', { code: 'cancelled' })
  setHost(host)
  await savePicture(picture)
  expect(notices()).toEqual([])
})

it('shows a notice if nothing could be drawn, and asks for no file', async () => {
  keepingPen()
  const host = scriptedHost({})
  setHost(host)
  const drawTable = () => Promise.reject(new Error('no image'))
  await savePicture({ ...picture, drawTable })
  expect(notices()).toEqual([expect.stringContaining('could not be drawn')])
  expect(host.asked('pictures:export')).toEqual([])
})
