import { describe, expect, it } from 'vitest'
import { TEAMS } from '../../../models/teams.ts'
import { TEAM_COLOURS } from '../../ui/palettes.ts'
import { badgeOf, glowOf } from './teamLights.ts'

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
const brightness = (colour: number) => ((colour >> 16) & 255) + ((colour >> 8) & 255) + (colour & 255)

describe.each(['safe', 'contrast'] as const)('in the palette %s', (palette) => {
  it.each(TEAMS)('the badge of %s has its colour, and the glow shines in it', (team) => {
    expect(hex(badgeOf(team, palette))).toBe(TEAM_COLOURS[palette].jackal[team])
    expect(brightness(glowOf(team, palette))).toBeGreaterThan(300)
  })

  it('no two glows are alike', () => {
    expect(new Set(TEAMS.map((team) => glowOf(team, palette))).size).toBe(4)
  })
})
