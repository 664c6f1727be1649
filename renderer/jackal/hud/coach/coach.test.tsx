import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AdvisedMove, PlannedMove } from '../../../../electron/contract/ipc.ts'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { useSession } from '../../../host/session.ts'
import { translator } from '../../../i18n/t.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { adviceIsRead } from '../../../testkit/reading.ts'
import { useToasts } from '../../../ui/toasts/toasts.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'
import { JACKAL_COACH } from './coach.ts'

const COIN_HOME = ['empty=1', { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' } }] as const
const BOTS = ['red'] as const
const COIN_ON_SWAMP = { at: 'f3', pieces: { 'white-1': 'f3', 'white-2': 'g1', 'red-1': 'k9' } }

/** Without the spaces at which no line breaks. */
const plainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const note = () => screen.queryByTestId('coach')
const ask = /Advice/
const move = (place: number) => screen.getByTestId(`coach-${place}`)
const sideOf = (word: string) => screen.queryByText(word)?.nextElementSibling?.textContent ?? null

describe('the coach of Jackal', () => {
  it('tells the best move first, lays it out as keys would choose it, and sends nothing', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.click(screen.getByRole('button', { name: ask }))
    expect(table.host.asked('match:advise')).toEqual([{ id: 'jackal-1', seat: 'white' }])
    expect(move(1).textContent).toMatch(/^White pirate to g1 with the coin/)
    expect(move(1).getAttribute('aria-pressed')).toBe('true')
    expect(sideOf('For it:')).toContain('+1 gold aboard')
    const { selected, carry, cursor } = useIntent.getState()
    expect({ selected, carry, cursor }).toEqual({
      selected: { kind: 'piece', id: 'white-1' },
      carry: 'coin',
      cursor: cellNamed('g1'),
    })
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('lays out another move that is looked at, and tells how it stands against the first', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    await user.click(move(2))
    expect(move(2).textContent).toMatch(/worse|just as good/)
    expect(move(1).getAttribute('aria-pressed')).toBe('false')
    expect(useIntent.getState().carry).toBeNull()
  })

  it('says which key plays what lies out, until the player chooses otherwise, and that key plays the move looked at', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    const hint = () => screen.queryByTestId('coach-confirm')?.textContent ?? null
    await user.keyboard('q')
    expect(hint()).toBe('Enter plays it')
    await user.keyboard('{ArrowUp}')
    expect(hint()).toBeNull()
    expect(screen.getByTestId('coach-again').textContent).toMatch(/^Press the line/)
    await user.click(move(1))
    expect([hint(), screen.queryByTestId('coach-again')]).toEqual(['Enter plays it', null])
    await user.click(move(2))
    expect(hint()).toBe('Enter plays it')
    expect(useIntent.getState().laid).toHaveLength(1)
    const laid = useIntent.getState().laid
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play').map(({ move: played }) => played)).toEqual(laid)
  })

  it('tells with and without the coin apart at the same cell', async () => {
    await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const titles = (['en', 'ru'] as const).map((language) =>
      [{ carry: 'coin' }, {}].map((load) => {
        const words = { t: translator(language), nameOf: (seat: string) => seat }
        const move = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), ...load }
        return JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, words)?.title.replaceAll('\u00a0', ' ')
      }),
    )
    expect(titles).toEqual([
      ['White pirate to g1 with the coin', 'White pirate to g1 without the coin'],
      ['Белый пират с монетой — на g1', 'Белый пират без монеты — на g1'],
    ])
  })

  it('tells two pirates apart that could go to the same cell, by where they stand', async () => {
    const place = { at: 'e5', pieces: { 'white-1': 'e5', 'white-2': 'g5', 'red-1': 'k9' } }
    await jackalTable('. . .', place, { viewer: 'white', bots: BOTS })
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const told = (piece: string, to: string) =>
      JACKAL_COACH.tell({ move: { kind: 'go', piece, to: cellNamed(to) }, value: 0.5 } as AdvisedMove, words)?.title
    expect([told('white-1', 'f5'), told('white-2', 'f5')]).toEqual(['Pirate on e5 to f5', 'Pirate on g5 to f5'])
  })

  describe('in words', () => {
    const told = (move: object, language: 'en' | 'ru' = 'en') =>
      JACKAL_COACH.tell({ move, value: 0.5 } as AdvisedMove, {
        t: translator(language),
        nameOf: (seat: string) => seat,
      })

    it('says of one who crosses a tile on which step he goes on, as the log does', async () => {
      const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 2 }, 'white-2': 'g5', 'red-1': 'k9' } }
      await jackalTable('swamp . .', place, { viewer: 'white', bots: BOTS })
      const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
      expect(told(on)?.title).toBe('White pirate goes on at e5, step 3')
      expect(told(on, 'ru')?.title).toBe('Белый пират идёт дальше по e5, шаг 3')
    })

    it('says so in one phrase where he takes the coin along', async () => {
      const table = await jackalTable('empty=1 swamp', COIN_ON_SWAMP, { viewer: 'white', bots: BOTS })
      await table.play({ kind: 'go', piece: 'white-1', to: 'g3', carry: 'coin' })
      await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
      const on = { kind: 'go', piece: 'white-1', to: cellNamed('g3'), carry: 'coin' }
      expect(plainSpaces(told(on)?.title)).toBe('White pirate goes on at g3 with the coin, step 2')
      expect(plainSpaces(told(on, 'ru')?.title)).toBe('Белый пират с монетой идёт дальше по g3, шаг 2')
      const { carry: _, ...without } = on
      expect(plainSpaces(told(without)?.title)).toBe('White pirate goes on at g3 without the coin, step 2')
    })

    it('tells how many steps of the tile are left to whoever crosses it', async () => {
      const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5', 'red-1': 'k9' } }
      await jackalTable('mountain', place, { viewer: 'white', bots: BOTS })
      const on = { kind: 'go', piece: 'white-1', to: cellNamed('e5') }
      expect(told(on)?.gains).toContain('Then 3 more steps to cross the tile')
      expect(told(on, 'ru')?.gains).toContain('Потом ещё 3 шага до края клетки')
    })

    it('tells nothing of steps where a crocodile drives him back to the tile that he has crossed', async () => {
      const place = { at: 'e5', pieces: { 'white-1': { at: 'e5', step: 4 }, 'white-2': 'g5', 'red-1': 'k9' } }
      await jackalTable('swamp crocodile', place, { viewer: 'white', bots: BOTS })
      const { plain, gains } = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') }) ?? {}
      expect(plain).toHaveLength(1)
      expect(gains).not.toContain('Then he may leave the tile')
    })

    it('tells a swimmer how near he comes to his ship, and when he is out of the water', async () => {
      const place = { pieces: { 'white-1': 'e1', 'white-2': 'g1', 'red-1': 'a7' } }
      await jackalTable('.', place, { viewer: 'white', bots: BOTS })
      const swim = (cell: string) => told({ kind: 'go', piece: 'white-1', to: cellNamed(cell) })?.gains
      expect(swim('f1')).toEqual(['Nearer to the ship: 1 more turn in the water'])
      expect(swim('d1')).toEqual([])
    })

    it('tells whoever comes aboard what that is good for', async () => {
      const place = { pieces: { 'white-1': 'f1', 'white-2': 'g2', 'red-1': 'a7' } }
      await jackalTable('.', place, { viewer: 'white', bots: BOTS })
      const aboard = (piece: string) => told({ kind: 'go', piece, to: cellNamed('g1') })?.gains
      expect([aboard('white-1'), aboard('white-2')]).toEqual([['Out of the water'], ['Aboard nobody can hit him']])
    })

    it('tells whoever has no gold in sight which closed tile he comes closer to', async () => {
      const place = { at: 'e5', farCoin: false, tiles: { h5: '?chest-1' }, pieces: { 'white-1': 'e5', 'red-1': 'k9' } }
      await jackalTable('. .', place, { viewer: 'white', bots: BOTS })
      expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })?.gains).toContain(
        'Closer to the closed tile h5',
      )
    })

    it('names both tiles of an earthquake', async () => {
      const shaken = { tiles: { f5: '?earthquake', h5: 'fort' }, pieces: { 'white-1': 'e5', 'red-1': 'k9' } }
      const table = await jackalTable('.', shaken, { viewer: 'white', bots: BOTS })
      await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
      const swap = (cell: string) => ({ kind: 'swap', cell: cellNamed(cell) })
      const facts = JACKAL_COACH.tell({ move: swap('h5'), sequel: [swap('c4')], value: 0.5 } as AdvisedMove, {
        t: translator('en'),
        nameOf: (seat: string) => seat,
      })
      expect(facts?.plain).toEqual(['h5 Fort and c4 Open ground change places'])
    })

    it('holds nothing against a swimmer that he comes into the water', async () => {
      const place = { pieces: { 'white-1': 'a6', 'white-2': 'g1', 'red-1': 'g13' } }
      await jackalTable('.', place, { viewer: 'white', bots: BOTS })
      expect(told({ kind: 'go', piece: 'white-1', to: cellNamed('a5') })).toMatchObject({ risks: [] })
    })

    it('says for a fork that one of its ways leads to gold, and calls the chest by what is left in it', async () => {
      const forked = '. chest-5=3 . \n . arrow-4 . \n . . .'
      const place = { at: 'e4', pieces: { 'white-1': 'f4', 'white-2': 'g1', 'red-1': 'g13' } }
      await jackalTable(forked, place, { viewer: 'white', bots: BOTS })
      const facts = told({ kind: 'go', piece: 'white-1', to: cellNamed('f5') })
      expect(facts?.gains).toContain('From there on to the gold at f6')
      expect(facts?.plain.join()).toContain('f6 Chest: 3 coins')
    })
  })

  it('plays what is laid out when the player confirms it, and goes with the question', async () => {
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

  it('leaves the coin that it says nothing of, without asking once more', async () => {
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

  it('tells both tiles that it would swap', async () => {
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

  it('knows where a move goes, and of an earthquake both tiles', async () => {
    await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const { view } = useIntent.getState()
    const cells = (move: object, ...sequel: object[]) =>
      JACKAL_COACH.wayOf(view, { move, sequel } as PlannedMove, 'white')?.cells
    const [from, to] = [view?.pieces.find(({ id }) => id === 'white-1')?.at, cellNamed('c4')]
    expect(cells({ kind: 'go', piece: 'white-1', to })).toEqual([from, to])
    expect(cells({ kind: 'swap', cell: to }, { kind: 'swap', cell: cellNamed('h7') })).toEqual([to, cellNamed('h7')])
    expect(cells({ kind: 'arrange', order: [to] })).toBeUndefined()
  })

  it('is sent away by the same key, and by its button', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('qq')
    expect(note()).toBeNull()
    await user.keyboard('q')
    await user.click(screen.getByRole('button', { name: /Send the coach away/ }))
    expect(note()).toBeNull()
  })

  it('tells the odds of a closed tile as what speaks for and against it', async () => {
    const closed = '?chest-1 ?chest-2 ?fort \n ?trap . ?rum \n ?horse ?jungle ?desert'
    const table = await jackalTable(closed, { pieces: { 'white-1': 'e5' }, at: 'd4' }, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    expect(move(1).textContent).toMatch(/^White pirate to [d-f][4-6]/)
    expect(sideOf('For it:')).toMatch(/^gold \d+%/)
    expect(sideOf('Against it:')).toMatch(/^trap or rum \d+%/)
  })

  it('has no button against people, and the key says why it keeps silent', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white' })
    const user = table.panel(<JackalHud />)
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    await user.keyboard('q')
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'Against other people you play without a coach.',
    ])
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

  it('tells of a problem of the host, and keeps silent about moves that are over', async () => {
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

  it('has nothing more to say once something else is asked', async () => {
    const table = await jackalTable(...COIN_HOME, { viewer: 'white', bots: BOTS })
    const user = table.panel(<JackalHud />)
    await user.keyboard('q')
    expect(note()).not.toBeNull()
    await act(async () => table.play({ kind: 'go', piece: 'white-1', to: 'g3' }))
    expect(useSession.getState().match?.moves).toBe(1)
    expect(note()).toBeNull()
  })
})
