import { describe, expect, it } from 'vitest'
import { GAME_IDS, PALETTES } from '../../electron/contract/ipc.ts'
import { SQUADRON_MARKS } from '../../models/admiral/squadron/marks.ts'
import { colourDistance, VISIONS } from '../testkit/colourVision.ts'
import { TEAM_COLOURS } from './palettes.ts'

/** Returns the least distance between two teams of a game, as CIEDE2000. */
function closest(colours: Readonly<Record<string, string>>, vision: (typeof VISIONS)[number]): number {
  const all = Object.values(colours)
  return Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => colourDistance(a, b, vision))))
}

describe.each(GAME_IDS)('the teams of %s', (game) => {
  it.each(VISIONS)('are distinct in the safe palette with %s vision', (vision) => {
    expect(closest(TEAM_COLOURS.safe[game], vision)).toBeGreaterThan(25)
  })

  it.each(VISIONS)('are distinct in high contrast with %s vision', (vision) => {
    expect(closest(TEAM_COLOURS.contrast[game], vision)).toBeGreaterThan(24)
  })

  it('are distinct in their painted colours with full colour vision', () => {
    expect(closest(TEAM_COLOURS.default[game], 'normal')).toBeGreaterThan(20)
  })
})

it('the painted squadrons are too close for some kinds of vision, so their marks differ in every palette', () => {
  expect(closest(TEAM_COLOURS.default.admiral, 'deuteranopia')).toBeLessThan(15)
  expect(new Set(Object.values(SQUADRON_MARKS)).size).toBe(4)
})

it('no palette shares a colour between teams', () => {
  for (const palette of PALETTES)
    for (const game of GAME_IDS) {
      const colours = Object.values(TEAM_COLOURS[palette][game])
      expect(new Set(colours).size).toBe(colours.length)
    }
})

it('distances are those of CIEDE2000', () => {
  expect(colourDistance('#ffffff', '#000000', 'normal')).toBeCloseTo(100, 0)
  expect(colourDistance('#c62828', '#c62828', 'protanopia')).toBe(0)
  expect(colourDistance('#ff0000', '#00ff00', 'normal')).toBeCloseTo(86.6, 0)
})
