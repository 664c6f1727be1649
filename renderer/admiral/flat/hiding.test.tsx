import { readFileSync } from 'node:fs'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { filesIn } from '../../../build/directions/reached.ts'
import { view as publicViewOf } from '../../../engine/admiral/view.ts'
import { FlatShellContext } from '../../flat/shell.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { useIntent } from '../intent/intent.ts'
import { loadLater } from './later.ts'
import { WatersTable } from './WatersTable.tsx'

beforeAll(loadLater)

const EN = { viewer: 'red', settings: { language: 'en' } } as const
const CAPTAINS = {
  ships: { 'red-brig': ['k5 N', { captain: 'swift' }], 'blue-brig': 'n7 N' },
  options: { captains: 'all' },
} as const

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`(^| )${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())
const dock = () => screen.getByTestId('flat-dock')

type Table = Awaited<ReturnType<typeof admiralTable>>
const sentBy = (table: Table) => table.host.asked('match:play').map(({ move }) => move)

const CAPTAIN_NAMES = {
  en: /Rapid|Berserk|use-captain|data-card="(rapid|berserk)"/i,
  ru: /Рапид|Берсерк|use-captain|data-card="(rapid|berserk)"/i,
}

/** The table with a button to hide secrets, like on a phone. */
function Hideable() {
  const [isHidden, setHidden] = useState(false)
  const secrets = { isHidden, hide: () => setHidden(true), show: () => setHidden(false) }
  return (
    <FlatShellContext value={{ onMenu: () => {}, onResult: null, dock: null, secrets }}>
      <WatersTable />
    </FlatShellContext>
  )
}

it.each(['en', 'ru'] as const)('shows nothing secret anywhere while captains are hidden (%s)', async (language) => {
  const ships = {
    'red-brig': ['k5 N', { captain: 'rapid' }],
    'red-line': ['k3 N', { captain: 'berserk' }],
    'blue-brig': 'n7 N',
  } as const
  const table = await admiralTable({ ...CAPTAINS, ships }, { ...EN, settings: { language } })
  const user = table.panel(<Hideable />)
  const everything = () => document.body.innerHTML
  const names = CAPTAIN_NAMES[language]
  await touch('k5')
  expect(everything()).toMatch(names)
  const ofCaptain = new Set(useIntent.getState().asked?.moves.filter(({ move }) => 'captain' in move))
  expect(ofCaptain.size).toBeGreaterThan(0)
  await user.click(screen.getByTestId('flat-hide'))
  const readable = () => [everything(), ...screen.queryAllByRole('dialog').map((one) => one.innerHTML)].join()
  expect(readable()).not.toMatch(names)
  expect(screen.queryByTestId('use-captain')).toBeNull()
  expect(screen.queryByTestId('flat-captains')).toBeNull()
  await user.click(screen.getByTestId('flat-choices'))
  expect(readable()).not.toMatch(names)
  await act(async () => useIntent.getState().order('captain'))
  await act(async () => useIntent.getState().toggleCaptain())
  expect(readable()).not.toMatch(names)
  const { view, asked } = useIntent.getState()
  expect(view?.ships.map(({ captain }) => captain)).toEqual(
    publicViewOf(table.view, 'spectator').ships.map(({ captain }) => captain),
  )
  expect(asked?.moves.filter(({ move }) => move.kind === 'captain' || ('captain' in move && move.captain))).toEqual([])
})

it('opens the same cells on the board with any captain in command, while captains are hidden', async () => {
  const openWith = async (captain: 'rapid' | 'berserk') => {
    const ships = { 'red-brig': ['k5 N', { captain }], 'blue-brig': 'n7 N' } as const
    const table = await admiralTable({ ...CAPTAINS, ships }, EN)
    const user = table.panel(<Hideable />)
    await touch('k5')
    await user.click(screen.getByTestId('flat-hide'))
    await act(async () => useIntent.getState().toggleCaptain())
    const said = screen.getAllByRole('gridcell').map((one) => `${one.ariaLabel} ${one.ariaDisabled}`)
    cleanup()
    return said
  }
  expect(await openWith('rapid')).toEqual(await openWith('berserk'))
})

it('keeps the prepared order while captains are hidden and shown again', async () => {
  const table = await admiralTable(CAPTAINS, EN)
  const user = table.panel(<Hideable />)
  await touch('k5')
  await touch('k7')
  await user.click(screen.getByTestId('flat-hide'))
  expect(dock().textContent).toContain('Course to k7')
  await user.click(screen.getByTestId('btn-sail'))
  expect(sentBy(table)).toMatchObject([{ kind: 'steer' }, { kind: 'steer' }])
  await user.click(screen.getByTestId('flat-show'))
  expect(useIntent.getState()).toMatchObject({ isCovered: false, fullView: table.view, view: table.view })
})

it('names who assigns captains of two that do, keeps the draft while hidden, and hides the assignment', async () => {
  const ships = { 'red-brig': 'k5 N', 'red-line': 'k3 N', 'blue-brig': 'n7 N' } as const
  const battle = { ships, options: { captains: 1 }, phase: 'assign', assigning: ['blue', 'red'] } as const
  const table = await admiralTable(battle, { ...EN, names: { red: 'Ann', blue: 'Bob' } })
  const user = table.panel(<Hideable />)
  expect(screen.getByTestId('fleet-red').dataset.acting).toBe('true')
  expect(screen.getByTestId('spoken-turn').textContent).toContain('Ann')
  await user.click(screen.getByTestId('captain-rapid'))
  await user.click(screen.getByTestId('assign-red-brig'))
  await user.click(screen.getByTestId('flat-hide'))
  expect(document.body.innerHTML).not.toMatch(CAPTAIN_NAMES.en)
  await user.click(screen.getByTestId('flat-show'))
  expect(screen.getByTestId('assign-red-brig').querySelector('[data-card=rapid]')).not.toBeNull()
  await user.click(screen.getByTestId('assign-confirm'))
  expect(table.view.assigning).toEqual(['blue'])
  await user.click(screen.getByTestId('flat-hide'))
  expect(document.body.innerHTML).not.toMatch(CAPTAIN_NAMES.en)
})

it('takes secrets from one place alone', () => {
  const secretSources = /from '.*(\/view|\/logLines|\/useDeeds|\/useLog)\.tsx?'|useIsHidden/
  const takers = filesIn('renderer/admiral/flat').filter((file) => secretSources.test(readFileSync(file, 'utf8')))
  expect(takers).toEqual(['renderer/admiral/flat/sight.ts'])
})

it('begins hidden if it was hidden before', async () => {
  const table = await admiralTable(CAPTAINS, EN)
  const shell = { onMenu: () => {}, onResult: null, dock: null }
  const secrets = { isHidden: true, hide: () => {}, show: () => {} }
  table.panel(
    <FlatShellContext value={{ ...shell, secrets }}>
      <WatersTable />
    </FlatShellContext>,
  )
  await touch('k5')
  expect(document.body.textContent).not.toContain('Swift')
  expect(cell('k5').getAttribute('aria-label')).toContain('A captain, face down')
  screen.getAllByRole('button', { name: 'Show' })
})
