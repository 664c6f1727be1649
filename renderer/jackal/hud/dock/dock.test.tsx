import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cellNamed } from '../../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { JackalHud } from '../JackalHud.tsx'

const prompt = () => screen.getByTestId('hud-hint').textContent
const click = (cell: string) => act(() => useIntent.getState().clickCell(cellNamed(cell)))
const isQuestion = () => document.querySelector('.dock')?.classList.contains('parchment')
const buttons = () =>
  within(document.querySelector<HTMLElement>('.dock-buttons') ?? document.body)
    .getAllByRole('button')
    .map((button) => [button.textContent, button.classList.contains('is-main')])
const tokens = () =>
  within(document.querySelector<HTMLElement>('.dock-tokens') ?? document.body)
    .queryAllByRole('button')
    .map((token) => token.getAttribute('aria-label'))

type Plan = Parameters<typeof jackalTable>[1]
type Seating = Parameters<typeof jackalTable>[2]

async function opened(drawing: string, plan: Plan, seating: Seating = {}) {
  const table = await jackalTable(drawing, plan, seating)
  const user = table.panel(<JackalHud />)
  return { table, user, played: () => table.host.asked('match:play').map(({ move }) => move) }
}

describe('the tokens of the crew', () => {
  const pieces = { 'white-1': 'e5', 'white-2': 'g1', 'white-3': 'g1', friday: { team: 'white', at: 'g1' } }

  it('are its pieces, equal ones at one place as one, and the ship', async () => {
    await opened('. .', { pieces })
    expect(prompt()).toBe('Choose a pirate or the ship')
    expect(tokens()).toEqual(['Pirate on e5', 'Pirate from the ship', 'Friday from the ship', 'The ship: sail it'])
    expect(screen.getByTestId('crew-white-2').textContent).toContain('2')
  })

  it('choose by a press or a digit, and Esc deselects', async () => {
    const { user } = await opened('. .', { pieces })
    await user.click(screen.getByTestId('crew-friday'))
    expect(useIntent.getState().selected).toEqual({ kind: 'piece', id: 'friday' })
    expect(screen.getByTestId('crew-friday').getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('4')
    expect(useIntent.getState().selected).toEqual({ kind: 'ship', team: 'white' })
    expect(prompt()).toBe('Choose where to sail')
    await user.keyboard('{Escape}')
    expect(useIntent.getState().selected).toBeNull()
  })

  it('name the thing under the pointer in the prompt, with the reason if it cannot act', async () => {
    const { user } = await opened('. .', { pieces: { ...pieces, 'white-1': { at: 'e5', drunk: true } } })
    const drunk = screen.getByTestId('crew-white-1')
    expect(drunk.getAttribute('aria-disabled')).toBe('true')
    expect(drunk.title).toContain('He is sleeping off the rum this turn')
    await user.hover(screen.getByTestId('crew-friday'))
    expect(prompt()).toBe('Friday from the ship')
    await user.unhover(screen.getByTestId('crew-friday'))
    expect(prompt()).toBe('Choose a pirate or the ship')
  })
})

describe('the coin', () => {
  it('has a token that takes it along and leaves it, and is lit while it is carried', async () => {
    const { user } = await opened('empty=1 .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    click('e5')
    expect(prompt()).toBe('Choose a lit tile')
    await user.click(screen.getByRole('button', { name: 'Take the coin' }))
    expect(prompt()).toBe('Where to with the coin?')
    screen.getByRole('button', { name: 'Leave the coin', pressed: true })
  })

  it('is asked about when it is first taken: back left, the coin as the golden button, which Enter presses', async () => {
    const { user, played } = await opened('empty=1 .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    click('e5')
    click('f5')
    expect([isQuestion(), prompt()]).toEqual([true, 'Take the coin?'])
    expect(buttons()).toEqual([
      ['BackEsc', false],
      ['Leave the coin', false],
      ['With the coinEnter', true],
    ])
    await user.keyboard('{Enter}')
    expect(played()).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('f5'), carry: 'coin' }])
  })
})

describe('a question before a move that cannot be undone', () => {
  it('warns of certain death before any piece goes', async () => {
    const { user, played } = await opened('. cannibal', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    click('e5')
    click('f5')
    expect([isQuestion(), prompt()]).toEqual([true, 'Certain death. Are you sure?'])
    await user.click(screen.getByTestId('prompt-cancel'))
    expect([isQuestion(), useIntent.getState().selected, played()]).toEqual([
      false,
      { kind: 'piece', id: 'white-1' },
      [],
    ])
  })

  it('warns that a step from the airplane uses up its only flight', async () => {
    await opened('airplane .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    click('e5')
    click('f5')
    expect(prompt()).toBe('The airplane flies only once')
  })

  it('asks about a bottle that would be spent', async () => {
    const plan = { pieces: { 'white-1': { at: 'e5', trapped: true } }, teams: { white: { bottles: 1 } } } as const
    const { user, played } = await opened('trap .', plan)
    click('e5')
    click('f5')
    expect(prompt()).toBe('Use a bottle?')
    await user.click(screen.getByTestId('prompt-cancel'))
    expect(played()).toEqual([])
  })
})

describe('the choice of the piece', () => {
  const pieces = { 'white-1': 'e5', 'white-2': 'g5', 'white-3': 'g1' }

  it('is asked by tokens with names and places; a digit answers', async () => {
    const { user, played } = await opened('. . .', { pieces })
    click('f5')
    expect([isQuestion(), prompt()]).toEqual([true, 'Who goes?'])
    expect(tokens()).toEqual(['Pirate on e5', 'Pirate on g5'])
    await user.keyboard('2')
    expect(played()).toMatchObject([{ piece: 'white-2', to: cellNamed('f5') }])
  })

  it('is answered by a press', async () => {
    const { user, played } = await opened('. . .', { pieces })
    click('f5')
    await user.click(screen.getByRole('button', { name: 'Pirate on e5' }))
    expect(played()).toMatchObject([{ piece: 'white-1', to: cellNamed('f5') }])
  })
})

describe('decisions', () => {
  it.each([
    [/Swear out loud!/, true],
    [/Stay polite/, false],
  ])('the caramba asks for an oath: %s', async (name, loud) => {
    const { table, user, played } = await opened('. caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    expect([isQuestion(), buttons().at(-1)?.[1]]).toEqual([true, true])
    await user.click(screen.getByRole('button', { name }))
    expect(played()).toMatchObject([{ kind: 'swear', loud }])
  })

  it.each([
    ['end-accept', 'acceptEnd'],
    ['end-decline', 'decline'],
  ])('an offer to end the match is answered by %s; the golden button plays on', async (button, kind) => {
    const names = { white: 'Flint', red: 'Silver' }
    const { table, user, played } = await opened('. .', {}, { viewer: 'red', names })
    await table.play({ kind: 'offerEnd' })
    expect(prompt()).toMatch(/^Flint offers to end the match/)
    expect(buttons().map(([, isMain]) => isMain)).toEqual([false, true])
    await user.click(screen.getByTestId(button))
    expect(played()).toEqual([{ kind }])
  })

  it('the lighthouse lets its peeked tiles be put back in another order', async () => {
    const tiles = { c3: '?cannibal', c4: '?rum', c5: '?trap' }
    const plan = { tiles, pieces: { 'white-1': 'e5', 'white-2': 'g1' } }
    const { table, user, played } = await opened('. ?lighthouse', plan, { viewer: 'white' })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    for (const cell of Object.keys(tiles)) await table.play({ kind: 'peek', cell })
    expect(tokens()).toEqual(['Cannibal goes to c3', 'Barrel of rum goes to c4', 'Trap goes to c5'])
    await user.click(screen.getByRole('button', { name: 'Cannibal goes to c3' }))
    screen.getByRole('button', { name: 'Cannibal goes to c3', pressed: true })
    await user.click(screen.getByRole('button', { name: 'Trap goes to c5' }))
    expect(tokens()).toEqual(['Trap goes to c3', 'Barrel of rum goes to c4', 'Cannibal goes to c5'])
    expect(played()).toEqual([])
    await user.click(screen.getByTestId('arrange-done'))
    expect(played()).toMatchObject([{ kind: 'arrange', order: ['c5', 'c4', 'c3'].map(cellNamed) }])
  })

  it('asks for the two tiles of an earthquake one after the other, and again before the swap', async () => {
    const plan = { pieces: { 'white-1': 'e5' } }
    const { table } = await opened('. ?earthquake', plan, { settings: { language: 'ru' } })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    expect(prompt()).toBe('Выберите первую клетку')
    click('c3')
    expect(prompt()).toBe('Выберите вторую клетку')
    click('e3')
    expect([isQuestion(), prompt()]).toEqual([true, 'Поменять эти клетки?'])
  })

  it('has a button for answers that are not on the board', async () => {
    const { table, user, played } = await opened('. ?airplane', { pieces: { 'white-1': 'e5' } })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    expect(prompt()).toBe('Fly at once, or stay?')
    await user.keyboard('{Enter}')
    expect(played()).toEqual([])
    await user.click(screen.getByRole('button', { name: /Stay here/ }))
    expect(played()).toEqual([{ kind: 'decline' }])
  })

  it('offers a bottle after the move by its key, or to end the turn without one', async () => {
    const { table, user, played } = await opened('trap . .', {
      options: { variant: 'archipelago' },
      teams: { white: { bottles: 1 } },
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
    })
    await table.play({ kind: 'go', piece: 'white-2', to: 'g6' })
    expect(prompt()).toBe('Use a bottle, or end?')
    screen.getByRole('button', { name: /End the turn/ })
    await user.click(screen.getByTestId('btn-bottle'))
    await vi.waitFor(() => expect(played()).toMatchObject([{ kind: 'uncork', piece: 'white-1' }]))
  })

  it("a bottle offered after the move is given by Enter, as its golden button says, wherever the keyboard's cursor is", async () => {
    const { table, user, played } = await opened('. .', {
      teams: { white: { bottles: 1 } },
      pieces: { 'white-1': 'e5', missionary: { team: 'white', at: 'g5' } },
    })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    expect(buttons().at(-1)).toEqual(['Give it to the missionaryEnter', true])
    await user.keyboard('{ArrowUp}{Enter}')
    expect(played()).toMatchObject([{ kind: 'give', to: 'missionary' }])
  })
})

it('waits while another plays, and lets the last move be undone', async () => {
  const { table } = await opened('. .', { pieces: { 'white-1': 'e5' } }, { bots: ['red'] })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(prompt()).toBe('Red is thinking…')
  screen.getByTestId('btn-undo')
  expect(screen.queryByTestId('crew-white-1')).toBeNull()
})
