import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useIntent as useAdmiral } from '../admiral/intent/intent.ts'
import { useIntent as useJackal } from '../jackal/intent/intent.ts'
import { useAim } from '../sea-battle/intent/aim.ts'
import { admiralTable } from '../testkit/admiral.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { lookAs, useSession } from './session.ts'

const SHIPS = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'k9 S' } }
const TABLES = [
  ['Jackal', () => jackalTable('. .'), () => useJackal.getState().moveCursor(1, 0), () => useJackal.getState().cursor],
  ['Admiral', () => admiralTable(SHIPS), () => useAdmiral.setState({ cursor: 5 }), () => useAdmiral.getState().cursor],
  ['Sea Battle', () => seaBattleTable(), () => useAim.getState().step(1, 0), () => useAim.getState().cursor],
] as const

describe.each(TABLES)('the cursor of %s', (_, open, point, cursor) => {
  it('ends with its match', async () => {
    await open()
    act(point)
    expect(cursor()).not.toBeNull()
    const { match } = useSession.getState()
    act(() => useSession.setState({ match: match && { ...match, id: 'another-1' } }))
    expect(cursor()).toBeNull()
  })

  it('is not shown to the next player', async () => {
    await open()
    act(point)
    await act(async () => void (await lookAs('spectator')))
    expect(cursor()).toBeNull()
  })
})

it('a question is answered once, though two players press at the same time', async () => {
  const table = await seaBattleTable()
  await act(async () => {
    useAim.getState().fire(0)
    useAim.getState().fire(1)
  })
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([{ kind: 'fire', at: 0 }])
})
