import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdvisedMove, PlannedMove } from '../../../../electron/contract/ipc.ts'
import { useSession } from '../../../host/session.ts'
import { translator } from '../../../i18n/t.ts'
import { cellNamed } from '../../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { adviceIsRead } from '../../../testkit/reading.ts'
import { useToasts } from '../../../ui/toasts/toasts.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'
import { JACKAL_COACH } from './coach.ts'

const COIN_HOME = ['empty=1', { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' } }] as const
const BOTS = ['red'] as const

const note = () => screen.queryByTestId('coach')
const ask = /Advice/
const move = (place: number) => screen.getByTestId(`coach-${place}`)
const reason = (place: number) => move(place).querySelector('.coach-reason')?.textContent ?? null

describe('the coach of Jackal', () => {
  it('shows the best move first, lays it out as keys would choose it, and sends nothing', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.click(screen.getByRole('button', { name: ask }))
    expect(table.host.asked('match:advise')).toEqual([{ id: 'jackal-1', seat: 'white' }])
    expect(move(1).textContent).toMatch(/^Pirate g2 → g1 with the coin/)
    expect(move(1).getAttribute('aria-pressed')).toBe('true')
    expect(reason(1)).toBe('+1 gold aboard')
    const { selected, carry, cursor } = useIntent.getState()
    expect({ selected, carry, cursor }).toEqual({
      selected: { kind: 'piece', id: 'white-1' },
      carry: 'coin',
      cursor: cellNamed('g1'),
    })
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('lays out another advised move on request', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    await user.click(move(2))
    expect(move(1).getAttribute('aria-pressed')).toBe('false')
    expect(useIntent.getState().carry).toBeNull()
  })

  it('shows the advantages of a worse move if nothing speaks against it', async () => {
    const away = { ...COIN_HOME[1], pieces: { ...COIN_HOME[1].pieces, 'white-2': 'd4' } }
    const table = await jackalTable('empty=1', away, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    await user.click(move(2))
    expect(reason(2)).toBe('Closer to the gold at g2')
  })

  it('shows the key that plays the layout, until the player chooses otherwise, and that key plays the shown move', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    const hint = () => screen.queryByTestId('coach-confirm')?.textContent ?? null
    await user.keyboard('q')
    expect(hint()).toBe('Enter')
    await user.keyboard('{ArrowUp}')
    expect(hint()).toBeNull()
    await user.click(move(1))
    expect(hint()).toBe('Enter')
    await user.click(move(2))
    expect(hint()).toBe('Enter')
    expect(useIntent.getState().laid).toHaveLength(1)
    const laid = useIntent.getState().laid
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play').map(({ move: played }) => played)).toEqual(laid)
  })

  it('distinguishes moves with and without the coin at the same cell', async () => {
    await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const titles = (['en', 'ru'] as const).map((language) =>
      [{ carry: 'coin' }, {}].map((load) => {
        const words = { t: translator(language), nameOf: (seat: string) => seat }
        const move = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), ...load }
        return JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, words)?.title.replaceAll('\u00a0', ' ')
      }),
    )
    expect(titles).toEqual([
      ['Pirate g2 → g1 with the coin', 'Pirate g2 → g1 without the coin'],
      ['Пират g2 → g1 с монетой', 'Пират g2 → g1 без монеты'],
    ])
  })

  it('distinguishes two pirates with the same destination by their places', async () => {
    const place = { at: 'e5', pieces: { 'white-1': 'e5', 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('. . .', place, { viewer: 'white', bots: BOTS })
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const told = (piece: string, to: string) =>
      JACKAL_COACH.tell({ move: { kind: 'go', piece, to: cellNamed(to) }, value: 0.5 } as AdvisedMove, words)?.title
    expect([told('white-1', 'f5'), told('white-2', 'f5')]).toEqual(['Pirate e5 → f5', 'Pirate g5 → f5'])
  })

  it('plays the layout when the player confirms it, and goes away with the question', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    await adviceIsRead()
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play').map(({ move: played }) => played)).toEqual([
      { kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' },
    ])
    expect(note()).toBeNull()
  })

  it('leaves a coin that it does not mention, without another question', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    act(() => JACKAL_COACH.layOut({ move: { kind: 'go', piece: 'white-1', to: cellNamed('g1') }, value: 0.5 }, true))
    await user.keyboard('{Enter}')
    expect(useIntent.getState().prompt).toBeNull()
    expect(table.host.asked('match:play').map(({ move: played }) => played)).toEqual([
      { kind: 'go', piece: 'white-1', to: cellNamed('g1') },
    ])
  })

  it('names both tiles that it would swap', async () => {
    await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const { view } = useIntent.getState()
    const swap = (cell: string) => ({ kind: 'swap', cell: cellNamed(cell) })
    const named = (sequel: readonly object[]) =>
      JACKAL_COACH.name(
        view,
        { move: swap('c4'), ...(sequel.length > 0 && { sequel }), value: 0.5 } as AdvisedMove,
        words,
      )
    expect([named([]), named([swap('h7')])]).toEqual(['Choose the tile c4', 'Swap the tiles c4 and h7'])
  })

  it('knows the destination of a move, and both tiles of an earthquake', async () => {
    await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const { view } = useIntent.getState()
    const cells = (move: object, ...sequel: object[]) =>
      JACKAL_COACH.wayOf(view, { move, sequel } as PlannedMove, 'white')?.cells
    const [from, to] = [view?.pieces.find(({ id }) => id === 'white-1')?.at, cellNamed('c4')]
    expect(cells({ kind: 'go', piece: 'white-1', to })).toEqual([from, to])
    expect(cells({ kind: 'swap', cell: to }, { kind: 'swap', cell: cellNamed('h7') })).toEqual([to, cellNamed('h7')])
    expect(cells({ kind: 'arrange', order: [to] })).toBeUndefined()
  })

  it('closes with the same key, and with its button', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('qq')
    expect(note()).toBeNull()
    await user.keyboard('q')
    await user.click(screen.getByRole('button', { name: /Dismiss the coach/ }))
    expect(note()).toBeNull()
  })

  it('gives the odds of a closed tile as its reason', async () => {
    const closed = '?chest-1 ?chest-2 ?fort \n ?trap . ?rum \n ?horse ?jungle ?desert'
    const table = await jackalTable(closed, { pieces: { 'white-1': 'e5' }, at: 'd4' }, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    expect(move(1).textContent).toMatch(/^White pirate → [d-f][4-6]/)
    expect(reason(1)).toMatch(/^Gold \d+%/)
  })

  it('has no button against people, and the key shows why', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white' })
    const user = table.panel(<JackalHud />)
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    await user.keyboard('q')
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['There is no coach against other people.'])
    expect(table.host.asked('match:advise')).toEqual([])
  })

  it.each([
    ['lesson.first', 'first'],
    ['puzzle', 'puzzle-one'],
  ])('is off in a %s', async (_, lesson) => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS, lesson })
    table.panel(<JackalHud />)
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
  })

  it('reports a problem of the host, and ignores moves that are over', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    table.host.refuse('match:advise', { code: 'not-your-turn' })
    await user.keyboard('q')
    expect([note(), useToasts.getState().toasts]).toEqual([null, []])
    table.host.refuse('match:advise', { code: 'internal' })
    await user.keyboard('q')
    expect(note()).toBeNull()
    expect(useToasts.getState().toasts).toHaveLength(1)
  })

  it('closes once something else is asked', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    expect(note()).not.toBeNull()
    await act(async () => table.play({ kind: 'go', piece: 'white-1', to: 'g3' }))
    expect(useSession.getState().match?.moves).toBe(1)
    expect(note()).toBeNull()
  })
})
