import { describe, expect, it } from 'vitest'
import { createMatch } from '../../../engine/match/match.ts'
import { runToEnd } from '../../../engine/match/steps.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import { cups, cupsRules } from '../../testkit/cups.ts'
import { replayOf } from './replay.ts'

describe('a replay', () => {
  it.each(['spectator', 'north', 'open'])('folds from its start to the final view of %s', (viewer) => {
    const match = createMatch(cups.match, { options: { turns: 9 }, seed: 3 })
    match.play('north', { kind: 'wink' })
    match.play('north', { kind: 'peek', cup: 1 })
    match.play('south', { kind: 'roll' })
    const info: Partial<MatchInfo> = { id: 'abcdefgh' }
    const { start, steps } = runToEnd(replayOf(match, info as MatchInfo, viewer))
    expect(steps.map(({ by, events }) => [by, events.length])).toEqual([
      ['north', 1],
      ['north', 2],
      ['south', 2],
    ])
    const events = steps.flatMap((step) => step.events)
    const end = events.reduce<object>((state, event) => cupsRules.evolve(state as never, event as never), Object(start))
    expect(end).toEqual(match.view(viewer))
  })
})
