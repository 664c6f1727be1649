import { expect, it } from 'vitest'
import { atTime, LEAST, MOST, NO_CAPTIONS, nextChange, type SoundCaption, USUAL, withCaption } from './captionQueue.ts'

const CANNON: SoundCaption = { text: 'caption.cannon', heading: { side: 'left', x: 0, y: 0 } }
const ACROSS: SoundCaption = { text: 'caption.cannon', heading: { side: 'right', x: 9, y: 0 } }
const GOLD: SoundCaption = { text: 'caption.gold', heading: null }
const BELL: SoundCaption = { text: 'caption.bell', heading: null }
const HIT: SoundCaption = { text: 'caption.hit', heading: null }

const after = (captions: readonly SoundCaption[], now: number) =>
  captions.reduce((queue, caption) => withCaption(queue, caption, now), NO_CAPTIONS)
const texts = ({ shown }: typeof NO_CAPTIONS) => shown.map(({ text }) => text.slice('caption.'.length))

it('shows at most three captions, each for at least two seconds', () => {
  const full = after([CANNON, GOLD, BELL, HIT], 0)
  expect(texts(full)).toEqual(['cannon', 'gold', 'bell'])
  expect(full.shown).toHaveLength(MOST)
  expect(texts(atTime(full, LEAST - 1))).toEqual(['cannon', 'gold', 'bell'])
  expect(LEAST).toBeGreaterThanOrEqual(2000)
  expect(nextChange(full)).toBe(LEAST)
  expect(texts(atTime(full, LEAST))).toEqual(['gold', 'bell', 'hit'])
})

it('keeps a caption longer if nothing else waits, and then removes it', () => {
  const queue = after([GOLD], 0)
  expect(nextChange(queue)).toBe(USUAL)
  expect(texts(atTime(queue, USUAL - 1))).toEqual(['gold'])
  expect(nextChange(atTime(queue, USUAL))).toBeNull()
})

it('shows a sound that repeats once, and a sound from elsewhere separately', () => {
  const queue = after([CANNON, CANNON, ACROSS], 0)
  expect(queue.shown.map(({ heading }) => heading?.side)).toEqual(['left', 'right'])
  const again = withCaption(queue, CANNON, 1000)
  expect(again.shown.map(({ id, until }) => [id, until])).toEqual([
    [queue.shown[0]?.id, 1000 + USUAL],
    [queue.shown[1]?.id, USUAL],
  ])
})

it('lets no more captions wait than are shown at once: old news are dropped', () => {
  const many: SoundCaption[] = (['drum', 'dice', 'gust', 'hammer', 'cheer'] as const).map((name) => ({
    text: `caption.${name}`,
    heading: null,
  }))
  const queue = after([CANNON, GOLD, BELL, ...many], 0)
  expect(queue.waiting.map(({ text }) => text)).toEqual(['caption.gust', 'caption.hammer', 'caption.cheer'])
})
