import { expect, it } from 'vitest'
import { type Upgrade, upgradeRecord } from './index.ts'

const steps: readonly Upgrade[] = [
  ({ player, ...rest }) => ({ ...rest, seat: player }),
  (raw) => ({ ...raw, seat: String(raw.seat).toUpperCase() }),
]

it('takes every step from the version of the record to the wanted one', () => {
  const raw = { version: 1, player: 'white' }
  expect(upgradeRecord(raw, 3, steps)).toEqual({ ok: true, raw: { version: 3, seat: 'WHITE' } })
  expect(upgradeRecord({ version: 2, seat: 'red' }, 3, steps)).toEqual({ ok: true, raw: { version: 3, seat: 'RED' } })
})

it('keeps a record of the wanted version unchanged', () => {
  const raw = { version: 3, seat: 'WHITE' }
  expect(upgradeRecord(raw, 3, steps)).toEqual({ ok: true, raw })
})

it.each([null, [], 'text', {}, { version: 0 }, { version: 1.5 }, { version: '1' }])('refuses %j', (raw) => {
  expect(upgradeRecord(raw, 3, steps)).toMatchObject({ ok: false, problem: { fault: 'unreadable' } })
})

it('refuses a record of a later program', () => {
  expect(upgradeRecord({ version: 4 }, 3, steps)).toMatchObject({ ok: false, problem: { fault: 'too-new' } })
})
