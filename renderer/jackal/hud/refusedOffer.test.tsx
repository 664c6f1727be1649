import { expect, it } from 'vitest'
import { translator } from '../../i18n/t.ts'
import { JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { jackalTableFrom } from '../../testkit/jackal.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { JackalHud } from './JackalHud.tsx'
import { refusalOf } from './refusedOffer.ts'

const NAMES = { white: 'Anne', red: 'Bart' }
const told = () => useToasts.getState().toasts.map(({ text }) => text)

/** Plays White's offer to end the match, and Red's answer. */
async function answered(answer: 'decline' | 'acceptEnd', bots: readonly string[], red: number) {
  const dealt = new JackalBoard().state()
  const gold = { white: 2, red, black: 0, yellow: 0 }
  const teams = dealt.teams.map((team) => ({ ...team, gold: gold[team.id] }))
  const seating = { viewer: 'white', names: NAMES, bots: [...bots] }
  const table = await jackalTableFrom({ ...dealt, teams }, seating)
  table.panel(<JackalHud />)
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: answer })
  return table
}

it('a bot that is ahead and plays on gives its lead, the gold that may still decide, and the way to give up', async () => {
  await answered('decline', ['red', 'black', 'yellow'], 5)
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatch(
    /^Bart plays on: 3 gold ahead, but the 40 still out could decide it\. To give up, open “Menu” and choose “Give up”\./,
  )
})

it('nothing is said of a person who plays on', async () => {
  await answered('decline', [], 5)
  expect(told()).toEqual([])
})

it('nothing is said of a bot that agrees', async () => {
  await answered('acceptEnd', ['red'], 5)
  expect(told()).toEqual([])
})

it.each([
  [
    2,
    'Bart plays on: level so far, with 40 gold still out.',
    'Bart играет дальше: пока поровну, а 40 золота ещё не поделено.',
  ],
  [
    1,
    'Bart plays on: 1 gold behind, with 40 still out.',
    'Bart играет дальше: позади на 1, а 40 золота ещё не поделено.',
  ],
])('a side with %i of the other’s 2 gold describes its score, in both languages', async (red, english, russian) => {
  const { view } = await answered('decline', ['red'], red)
  const reason = (language: 'en' | 'ru') => refusalOf(view, 'red', { t: translator(language), nameOf: () => 'Bart' })
  expect([reason('en'), reason('ru')]).toEqual([english, russian])
})
