import { describe, expect, it } from 'vitest'
import { lengthOf } from '../../playback/cue.ts'
import { cuesFor, effects, GALLEON, LINE, melee, motions } from '../../testkit/rehearsal.ts'
import { shipTarget } from '../table/anchors.ts'

describe('turns and offers', () => {
  it('shows a question over the unit that may fire and a cross over the target', () => {
    const offer = { to: 'red', kind: 'answer', by: [GALLEON], at: [LINE], crossing: null } as const
    const cues = cuesFor(melee(), { kind: 'offerMade', offer, agenda: [] })
    expect([effects(cues, 'query').length, effects(cues, 'crosshair').length]).toEqual([1, 1])
    expect(lengthOf(cues)).toBeLessThan(700)
    const asked = { ...melee(), offer }
    const how = (answer: 'taken' | 'declined') =>
      cuesFor(asked, { kind: 'offerAnswered', to: 'red', offer: 'answer', how: answer })
    expect(effects(how('taken'), 'aye')).toHaveLength(1)
    expect(effects(how('declined'), 'nay')).toHaveLength(1)
  })

  it('shows a pennant over every ship and fort of the team in turn', () => {
    const cues = cuesFor(melee(), { kind: 'turnPassed', from: 'red', to: 'blue' })
    expect(effects(cues, 'pennant')).toHaveLength(3)
  })

  it('celebrates over the ships of all winners, and no others', () => {
    const cues = cuesFor(melee(), {
      kind: 'matchEnded',
      winners: ['blue'],
      scores: { red: 0, blue: 9 },
      reason: 'fleet-lost',
    })
    expect(motions(cues, /^ship\//).map((cue) => cue.target)).toEqual([shipTarget(LINE), shipTarget('blue-frigate-3')])
  })

  it('plays the whole fanfare for a victory, and a short tune if no player has lost', () => {
    const everybody = melee().teams.map(({ id }) => id)
    const received = (winners: typeof everybody) =>
      cuesFor(melee(), { kind: 'matchEnded', winners, scores: {}, reason: 'round-limit' }).flatMap((cue) =>
        cue.kind === 'sound' ? [cue.name] : [],
      )
    expect(received(['blue'])).toContain('fanfare')
    expect(received(everybody)).toContain('flourish')
  })

  it('counts the points repaired in a port', () => {
    const cues = cuesFor(melee(), { kind: 'shipRepaired', ship: GALLEON, hull: 1, sails: 0 })
    expect([effects(cues, 'hullMended').length, effects(cues, 'sailMended').length]).toEqual([1, 0])
  })

  it('lands gold with a chime', () => {
    const cues = cuesFor(melee(), { kind: 'goldLanded', ship: GALLEON, team: 'red', fort: 'fort-n9', gold: 2 })
    expect(cues.some((cue) => cue.kind === 'sound' && cue.name === 'chime')).toBe(true)
    expect(effects(cues, 'coins')).toHaveLength(2)
  })
})
