import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../../engine/jackal/types.ts'
import { translator } from '../../../i18n/t.ts'
import { IDLE_INTENT } from '../../intent/intentState.ts'
import type { Choice } from '../../intent/targets.ts'
import { actionLabel, choiceLabel, decisionHint } from './actionHint.ts'

const t = translator('en')
const words = { t, nameOf: (seat: string) => `Captain ${seat}` }
const chain = { piece: 'white-1', origin: 0, originStep: 0, steps: [] }
const hinted = (decision: Decision, first: number | null = null) =>
  decisionHint(decision, { ...IDLE_INTENT, first }, words)
const go = (rest: object): Choice => ({ move: { kind: 'go', piece: 'white-1', to: 20, ...rest }, hint: {} })

describe('the hint', () => {
  it('counts the peeks from the lighthouse', () => {
    expect(hinted({ kind: 'peek', chain, looked: [30], left: 3 })).toBe('Look under a tile: 2 of 4')
  })

  it('asks for the second tile once the first of an earthquake is chosen', () => {
    expect(hinted({ kind: 'swap', chain, first: null }, 30)).toBe('Choose the second tile')
  })

  it('names the player who offers to end', () => {
    expect(hinted({ kind: 'endOffer', by: 'red', waiting: ['white'] })).toBe('Captain red offers to end the match')
  })
})

describe('labels', () => {
  it('distinguish outcomes at one cell', () => {
    const plain = go({})
    const all = [plain, go({ carry: 'coin' }), go({ carry: 'treasure' }), go({ bottle: true })]
    expect(all.map((choice) => choiceLabel(choice, all, t))).toEqual([
      'Empty-handed',
      'With the coin',
      'With the treasure',
      'Use a bottle',
    ])
    expect(choiceLabel(go({ carry: 'coin', bottle: true }), all, t)).toBe('With the coin, use a bottle')
    expect(choiceLabel(plain, [plain], t)).toBe('Go')
    expect(choiceLabel(plain, [plain, go({ carry: 'coin' })], t)).toBe('Leave the coin')
  })

  it('say what declining means each time', () => {
    const labels = [
      { kind: 'arrival', chain, flight: true, give: [] },
      { kind: 'arrival', chain, flight: false, give: ['friday'] },
      { kind: 'endOffer', by: 'red', waiting: ['white'] },
    ] as const satisfies readonly Decision[]
    expect(labels.map((decision) => actionLabel({ kind: 'decline' }, decision, t))).toEqual([
      'Stay here',
      'Keep the bottles',
      'Play on',
    ])
  })
})
