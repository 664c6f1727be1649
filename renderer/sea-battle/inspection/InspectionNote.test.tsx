import { screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Json } from '../../../electron/contract/ipc.ts'
import { commitments, openings } from '../../../engine/sea-battle/inspection/openings.ts'
import { battle, SOUTH_SHIPS } from '../../../engine/testkit/fleet.ts'
import { setHost } from '../../host/client.ts'
import { rememberLuckIn } from '../../host/received/knownLuck.ts'
import { LuckBook } from '../../host/received/luckBook.ts'
import { witnessBook } from '../../host/received/witnessBook.ts'
import { useSession } from '../../host/session.ts'
import { forgetDeals } from '../../hud/useDealState.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { InspectionNote } from './InspectionNote.tsx'
import { witnessShots } from './witness.ts'

const FIRED = SOUTH_SHIPS.replaceAll(',', '').split(' ')
const saltOf = (seat: string) => `${seat}/`.padEnd(32, '5e')

beforeEach(forgetDeals)

/** Plays a match to its end at this screen, whose host opens this fleet of the south. */
async function played(south: string) {
  const { id, table } = await finished({ names: { north: 'Grace', south: 'Drake' } })
  const opened = openedBy(battle({ south }))
  const host = scriptedHost({ 'match:deal': () => ({ kind: 'open', seed: 1, openings: opened }) })
  setHost(host)
  table.panel(<InspectionNote view={table.view} />)
  return { id, host }
}

/** Plays a match to its end, with the commitments noted before the last shot. */
async function finished({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const table = await seaBattleTable(
    { northFired: `j1 ${FIRED.slice(0, -1).join(' ')}`, southFired: 'a1 b1' },
    { viewer: 'north', names, settings: { language: 'en' } },
  )
  const id = useSession.getState().match?.id ?? ''
  witnessBook.meet({ id, moves: 2, commitments: commitments(battle(), saltOf) })
  const stop = witnessShots()
  await table.play({ kind: 'fire', at: FIRED.at(-1) ?? '' })
  stop()
  return { id, table }
}

const openedBy = (state: ReturnType<typeof battle>) =>
  JSON.parse(JSON.stringify(openings(state, saltOf))) as Record<string, Json> // JSON

const only = <T,>(all: Readonly<Record<string, T>>, seats: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([seat]) => seats.includes(seat)))

it('says that an honest match was honest, and remembers every answer', async () => {
  const { id, host } = await played(SOUTH_SHIPS)
  expect(await screen.findByText(/both fleets lay as sealed before the first shot/)).toBeTruthy()
  expect(witnessBook.of(id)?.answers.south).toHaveLength(21)
  expect(witnessBook.of(id)?.answers.south?.at(-1)).toBe('e6 sunk e6')
  expect(host.asked('match:deal')).toEqual([{ id }])
})

it('names the cheater, the foul, and the winner', async () => {
  await played(SOUTH_SHIPS.replace(', e6', ', i4'))
  expect(await screen.findByText('Drake’s fleet is not the one sealed: a ship was moved.')).toBeTruthy()
  expect(screen.getByText('By the inspection rule: Grace wins.')).toBeTruthy()
})

it.each([
  [
    'promises one fleet',
    ['south'],
    ['north', 'south'],
    /^Grace’s fleet could not be checked: the host had not sealed it/,
  ],
  [
    'opens one fleet',
    ['north', 'south'],
    ['south'],
    /^Grace’s fleet could not be checked: the host does not reveal it/,
  ],
  ['opens no fleet', ['north', 'south'], [], 'The fleets could not be checked: the host does not reveal them.'],
] as const)('accuses no player if the host %s', async (id, promised, opened, words) => {
  const { table } = await finished({ names: { north: 'Grace', south: 'Drake' } })
  useSession.setState(({ match }) => ({ match: match && { ...match, id } }))
  witnessBook.meet({ id, moves: 2, commitments: only(commitments(battle(), saltOf), promised) })
  setHost(scriptedHost({ 'match:deal': () => ({ kind: 'open', seed: 1, openings: only(openedBy(battle()), opened) }) }))
  table.panel(<InspectionNote view={table.view} />)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByTestId('inspection').children).toHaveLength(1)
})

it.each([
  ['promised nothing', true, /^The fleets could not be checked: the host had not sealed them/],
  ['opens nothing', false, 'The fleets could not be checked: the host does not reveal them.'],
] as const)('says to a guest that the fleets could not be checked if the host %s', async (_how, isOpened, words) => {
  rememberLuckIn(new LuckBook({ getItem: () => null, setItem: () => {} }))
  onTestFinished(() => rememberLuckIn(null))
  const table = await seaBattleTable(
    { northFired: `j1 ${FIRED.slice(0, -1).join(' ')}`, southFired: 'a1 b1' },
    { viewer: 'north', settings: { language: 'en' } },
  )
  await table.play({ kind: 'fire', at: FIRED.at(-1) ?? '' })
  useSession.setState(({ match }) => ({ match: match && { ...match, id: 'unpromised' } }))
  const host = scriptedHost({ 'match:deal': () => ({ kind: 'open', seed: 1 }) })
  if (!isOpened) host.refuse('match:deal', { code: 'not-allowed' })
  setHost(host)
  table.panel(<InspectionNote view={table.view} />)
  expect(await screen.findByText(words)).toBeTruthy()
})
