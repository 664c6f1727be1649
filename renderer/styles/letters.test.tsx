import { CanvasTexture } from 'three'
import { beforeEach, expect, it, vi } from 'vitest'
import { FRAME } from '../../models/textures/woodStyles.ts'
import { drawDecalSheet as drawSeaDecals } from '../admiral/highlights/pictures.ts'
import { edgeNames } from '../admiral/pieces/Letters.tsx'
import { TagSheet } from '../admiral/pieces/tags/TagSheet.ts'
import { drawEnd } from '../hud/story/picture/endPicture.ts'
import { drawDecalSheet as drawIslandDecals } from '../jackal/highlights/pictures.ts'
import { drawTag } from '../sea-battle/highlights/CoordinateTag.tsx'
import { createPlatePicture, drawPlates } from '../sea-battle/pieces/namePlates.ts'
import { drawLettering } from '../table/lettering/lettering.ts'
import { type Colour, contrast, LARGE, over, SMALL } from '../testkit/contrast.ts'
import { LetterPen } from '../testkit/letterPen.ts'

let kept = new LetterPen()

beforeEach(() => {
  kept = new LetterPen()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => kept.pen as never)
})

/** The wood of the rails from its darkest to its lightest grain. */
const RAIL = FRAME.browns.map(([red, green, blue]): Colour => [red, green, blue, 1])

/** Asserts the contrast of texts with an edge or background of their own, and of the large letters on the rails. */
function expectReadable(): void {
  expect(kept.written.length).toBeGreaterThan(0)
  for (const { text, colour, on } of kept.written)
    for (const ground of on ?? RAIL)
      expect(contrast(over(colour, ground), ground), `“${text}”`).toBeGreaterThanOrEqual(on ? SMALL : LARGE)
}

it.each([null, '#3d2411'])('names on the rails can be read on their wood, plate %s', (plate) => {
  drawLettering({ ...edgeNames({ width: 4, height: 3 }), plate })
  expect(kept.written.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', '1', '2', '3'])
  expect(kept.written.every(({ on }) => (on === null) === (plate === null))).toBe(true)
  expectReadable()
})

it('chances, distances and points on the sea of Admiral can be read', () => {
  drawSeaDecals()
  expect(kept.written.map(({ text }) => text)).toEqual(expect.arrayContaining(['17%', '100%', '0', '9']))
  expectReadable()
})

it('a tag of Admiral can be read for whole and damaged ships, and is redrawn only when its contents change', () => {
  const sheet = new TagSheet(1)
  const whole = { class: 'galleon', hull: 4, hullLeft: 4, speed: 4, speedLeft: 4 } as const
  sheet.draw(0, whole, 'G')
  sheet.draw(0, whole, 'G')
  expect(kept.written.map(({ text }) => text)).toEqual(['G', '4', '4'])
  sheet.draw(0, { ...whole, hullLeft: 3 }, 'G')
  expect(kept.written.slice(3).map(({ text }) => text)).toEqual(['G', '4', '3'])
  expect(kept.written.every(({ on }) => on !== null)).toBe(true)
  expectReadable()
})

it('counts and steps on the island of Jackal can be read', () => {
  drawIslandDecals()
  expect(kept.written.map(({ text }) => text)).toEqual(expect.arrayContaining(['+1', '0', '9']))
  expectReadable()
})

it('names on the plates of Sea Battle and cells on its slips can be read', () => {
  drawPlates(createPlatePicture(), [
    { name: 'Anne', flag: 'pirates', palette: 'default' },
    { name: 'Bob', flag: 'royal', palette: 'contrast' },
  ])
  drawTag(new CanvasTexture(document.createElement('canvas')), 'c4')
  expect(kept.written.map(({ text }) => text)).toEqual(['Anne', 'Anne', 'Bob', 'Bob', 'c4'].filter(isNew))
  expectReadable()
})

const isNew = (text: string, index: number, all: readonly string[]) => all.indexOf(text) === index

it('all texts on the picture of the end can be read', async () => {
  await drawEnd(kept.pen, {
    title: 'Silver wins',
    reason: 'There is no gold left to win.',
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
  })
  expect(kept.written.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Silver wins', 'Gold in the holds', '9']),
  )
  expectReadable()
})

it('finds letters without a background or edge of their own', () => {
  const { pen } = kept
  pen.fillStyle = '#6b3618'
  pen.fillText('x', 0, 0)
  expect(kept.written).toEqual([{ text: 'x', colour: [0x6b, 0x36, 0x18, 1], on: null }])
  expect(() => expectReadable()).toThrow()
})
