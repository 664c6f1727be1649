import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { translator } from '../../i18n/t.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { deedText } from './deedText.ts'

it('describes the results of one move of a record, by the view before it, and nothing of the moves beside it', async () => {
  const plan = { pieces: { 'white-1': 'e5', 'red-1': 'k9' } } as const
  const table = await jackalTable('. ?rum .', plan, { viewer: 'white', bots: ['red'] })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
  const { start, steps } = useSession.getState()
  const words = { t: translator('en'), nameOf: (seat: string) => seat }
  const told = (from: number) => deedText({ positions: [start, start], steps }, from, 1, words)
  expect(told(0)).toMatch(/^Pirate e5 → f5\. Opened f5: .*rum/)
  expect(told(1)).toContain('k9 → k8')
  expect(deedText({ positions: [], steps }, 0, 1, words)).toBe('')
})
