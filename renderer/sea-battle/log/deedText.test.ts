import { expect, it, onTestFinished } from 'vitest'
import { cell } from '../../../engine/testkit/fleet.ts'
import { momentText } from '../../hud/analysis/momentText.ts'
import { translator } from '../../i18n/t.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { SEA_BATTLE_COACH } from '../hud/coach/coach.ts'
import { deedText } from './deedText.ts'

it.each([
  ['en', 'Grace was lucky. I1, a hit!'],
  ['ru', 'Grace: повезло. И1\u00a0— ранен!'],
] as const)('names the lucky shooter once: %s', (language, said) => {
  useLanguage.setState({ language })
  onTestFinished(() => useLanguage.setState(useLanguage.getInitialState()))
  const shot = { kind: 'shotFired', by: 'south', at: cell('i1'), result: 'hit', ship: null, reveals: true }
  const told = { positions: [], steps: [{ by: 'south', events: [shot] }], coach: SEA_BATTLE_COACH, deedText }
  const words = { t: translator(language), nameOf: () => 'Grace' }
  const judged = {
    move: 0,
    count: 1,
    seat: 'south',
    made: { move: { kind: 'fire', at: shot.at } },
    best: 0.5,
    played: 0.5,
    other: null,
    after: 0.6,
    rivals: { before: {}, after: {} },
  }
  expect(momentText({ kind: 'lucky', judged }, told, words).said).toBe(said)
})
