import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useOnlooker } from '../../remote/onlooker.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { tellGraphicsMissing, useGraphics } from '../../ui/graphics.ts'
import { goTo } from '../../ui/screens.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { WatchPage } from './WatchPage.tsx'

const LOOKING = { viewer: 'spectator', settings: { language: 'en' } } as const
const GAMES = [
  ['Jackal', () => jackalTable('. .', { pieces: { 'white-1': 'e5' } }, LOOKING), 1],
  ['Admiral', () => admiralTable({ ships: { 'red-brig': 'e5 N', 'blue-brig': 'e10 S' } }, LOOKING), 1],
  ['Sea Battle, with both seas', () => seaBattleTable({ northFired: 'j10' }, LOOKING), 2],
] as const

/** Without 3D graphics the flat table is shown. */
beforeEach(() => {
  act(tellGraphicsMissing)
  useOnlooker.setState({ link: { kind: 'joined' } })
  goTo({ name: 'match' })
  onTestFinished(() => {
    useGraphics.setState(useGraphics.getInitialState())
    useOnlooker.setState(useOnlooker.getInitialState())
    goTo({ name: 'menu' })
  })
})

describe('a clean page without 3D graphics', () => {
  it.each(GAMES)('shows only the board: %s', async (_game, open, boards) => {
    const table = await open()
    table.panel(<WatchPage clean hasNames={false} />)
    const place = await screen.findByTestId('flat-table')
    expect([...place.querySelectorAll('.flat-clean > *')].map(({ className }) => className)).toEqual(
      Array.from({ length: boards }, () => 'flat-board'),
    )
    expect(place.children).toHaveLength(1)
    expect(document.querySelectorAll('button, [role="status"], dialog')).toHaveLength(0)
    expect(place.hasAttribute('inert')).toBe(true)
  })

  it('names the players below the board', async () => {
    const table = await seaBattleTable({}, { names: { north: 'Grace', south: 'Drake' }, ...LOOKING })
    table.panel(<WatchPage clean />)
    const names = await screen.findByTestId('side-names')
    expect([...names.children].map(({ textContent }) => textContent)).toEqual(['Grace', 'Drake'])
  })

  it('names a player of two sides once', async () => {
    const names = { white: 'Anne', red: 'Silver' } as const
    const table = await jackalTable('. .', { options: { players: 2 } }, { names, ...LOOKING })
    table.panel(<WatchPage clean />)
    const shown = [...(await screen.findByTestId('side-names')).children].map(({ textContent }) => textContent)
    expect(shown).toEqual(['Anne', 'Silver'])
  })

  it('shows no notice, whatever happens to the connection', async () => {
    const table = await seaBattleTable({}, LOOKING)
    table.panel(<WatchPage clean />)
    await screen.findByTestId('flat-table')
    act(() => {
      showNotice('Anne is back')
      useOnlooker.setState({ link: { kind: 'lost' } })
    })
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(0)
  })

  it('ignores keys', async () => {
    const table = await seaBattleTable({}, LOOKING)
    const user = table.panel(<WatchPage clean />)
    await screen.findByTestId('flat-table')
    await user.keyboard('{Escape}{F4}')
    expect(screen.queryByTestId('flat-table')).not.toBeNull()
    expect(table.host.asked('settings:change')).toEqual([])
  })
})

it('has its menu and panels if it is not clean', async () => {
  const table = await seaBattleTable({}, LOOKING)
  table.panel(<WatchPage clean={false} />)
  await screen.findByTestId('btn-menu')
  expect(screen.queryByTestId('flat-own-sea')).not.toBeNull()
})
