import { afterAll, describe, expect, it } from 'vitest'
import type { Json } from '../contract/json.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { Finger } from './driver/finger.ts'
import { call, value } from './driver/host.ts'
import { openPhone } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

/** Two ships against one alongside, before captains are assigned; the dice that decide the match are on the table. */
const POSITION = {
  game: 'admiral',
  options: { captains: 1, scenario: 'custom', autoReply: { blue: 'never' } },
  board: { width: 10, height: 8 },
  wind: { toward: 'N', strength: 'fresh' },
  winds: [{ toward: 'N', strength: 'fresh' }],
  phase: 'assign',
  assigning: ['red', 'blue'],
  turn: 'red',
  ships: [
    { id: 'line', class: 'line', team: 'red', at: 'f4', heading: 'N' },
    { id: 'scout', class: 'brig', team: 'red', at: 'c2', heading: 'N' },
    { id: 'enemy', class: 'brig', team: 'blue', at: 'g4', heading: 'N' },
  ],
  // All shots miss; then the ship boards and wins.
  dice: [2, 2, 2, 6, 1],
} as const
const SETUP = {
  game: 'admiral',
  options: {},
  position: POSITION,
  seats: {
    red: { name: 'Red', player: { kind: 'human', elsewhere: true } },
    blue: { name: 'Anne', player: { kind: 'human' } },
  },
} as const

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

/** Returns the program with the match on the table, and a phone that has opened the address of its room. */
async function withPhone() {
  const { id } = await value(app, 'match:create', SETUP)
  await value(app, 'match:open', { id })
  const phone = await openPhone(app)
  const finger = new Finger(phone)
  return {
    id,
    phone,
    tap: (testId: string) => finger.tap(phone.getByTestId(testId)),
    tapCell: (name: string) => finger.tap(phone.getByRole('gridcell', { name: new RegExp(`(^| )${name}:`) })),
    /** Plays for the enemy once asked: the phone's last move may still be on its way. */
    blue: (move: { readonly [key: string]: Json }) =>
      expect.poll(async () => (await call(app, 'match:play', { id, seat: 'blue', move })).ok).toBe(true),
    picture: (name: string) => phone.screenshot({ path: `${PICTURES}/admiral-phone-${name}.png` }),
  }
}

describe('a phone with a squadron', () => {
  it('plays by touch from its captains to the result, and the table needs no curtain', async () => {
    const { id, phone, tap, tapCell, blue, picture } = await withPhone()
    await phone.getByTestId('lobby-name').fill('Masha')
    await tap('lobby-join')
    await tap('captain-berserk')
    await tap('assign-line')
    await picture('captains')
    await tap('assign-confirm')
    await blue({ kind: 'assign', cards: { enemy: 'target' } })
    await tapCell('c2')
    await tapCell('c4')
    await picture('course')
    await tap('btn-sail')
    await tapCell('f4')
    await tapCell('g4')
    await tap('shots-1')
    await picture('fire')
    await tap('btn-fire')
    await picture('orders')
    await tap('flat-end')
    await tap('end-sure')
    await blue({ kind: 'fire', ship: 'enemy', target: 'line', shots: 1, aim: 'hull' })
    await tap('offer-decline') // who might have Swift is asked before the shot, too
    await phone.getByTestId('offer').getByText('Return fire?').waitFor()
    await picture('offer')
    await tap('shots-1')
    await tap('btn-fire')
    await phone.getByText(/^Last shot: /).waitFor() // the enemy may answer with its remaining shots
    await tap('offer-decline')
    await blue({ kind: 'finish', ship: 'enemy' })
    await blue({ kind: 'finish', ship: 'enemy' }) // who came second begins the next round
    await tapCell('f4')
    await tapCell('g4')
    await tap('question-back')
    await tap('order-board')
    await picture('board')
    await tap('btn-board')
    await phone.getByTestId('flat-dock').getByText('Masha wins').waitFor()
    await picture('result')
    expect((await value(app, 'saves:list', {})).saves).toMatchObject([{ id, outcome: { winners: ['red'] } }])
    expect(await app.page.getByTestId('curtain').count()).toBe(0)
  })
})
