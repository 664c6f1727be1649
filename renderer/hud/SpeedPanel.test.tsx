import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useTableCommands } from '../input/useTableCommands.ts'
import { JACKAL_COMMANDS } from '../jackal/hud/gameCommands.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { useToasts } from '../ui/toasts/toasts.ts'
import { SpeedPanel } from './SpeedPanel.tsx'

const PLAN = { pieces: { 'white-1': 'e5', 'red-1': 'a7' } }
const undoButton = () => screen.getByTestId('btn-undo-icon')

async function seated(drawing = '. .', settings: object = {}, bots: readonly string[] = ['red']) {
  const table = await jackalTable(drawing, PLAN, { viewer: 'white', bots, settings: { language: 'en', ...settings } })
  return { table, user: table.panel(<SpeedPanel logShown={false} onLog={() => {}} />) }
}

function Keys() {
  useTableCommands(JACKAL_COMMANDS, { onLog: () => {} })
  return null
}

describe('the undo button', () => {
  it('takes a step back that has passed the turn to a bot', async () => {
    const { table, user } = await seated()
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    expect(table.view.turn).toBe('red')
    await user.click(undoButton())
    expect(table.host.asked('match:undo')).toEqual([{ id: 'jackal-1', seat: 'white' }])
    expect(table.view.turn).toBe('white')
  })

  it.each([
    ['before the first move', '. .', 0, /no move yet/],
    ['after a tile was turned', '. ?rum', 1, /something hidden/],
    ['after a bot has moved', '. .', 2, /a bot has moved/],
  ])('says why it does nothing %s, and can be focused', async (_, drawing, moves, why) => {
    const { table, user } = await seated(drawing)
    if (moves > 0) await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    if (moves > 1) await table.play({ kind: 'sail', team: 'red', to: 'a6' })
    expect(undoButton().getAttribute('aria-description')).toMatch(why)
    expect(undoButton().dataset.blocked).toMatch(why)
    await act(async () => undoButton().focus())
    expect(document.activeElement).toBe(undoButton())
    await user.click(undoButton())
    expect(table.host.asked('match:undo')).toEqual([])
  })

  it('says it in Russian, too', async () => {
    await seated('. .', { language: 'ru' })
    expect(undoButton().getAttribute('aria-description')).toContain('ещё не сделали')
  })

  it('works while the move is still shown, and asks the host once however often it is pressed', async () => {
    const { table, user } = await seated('. .', { speed: 1 })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    await user.tripleClick(undoButton())
    expect(table.host.asked('match:undo')).toHaveLength(1)
    expect(table.view.turn).toBe('white')
  })
})

describe('the key of undo', () => {
  it('tells why nothing can be taken back, which the key itself cannot show', async () => {
    const { table } = await seated()
    table.panel(<Keys />)
    fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true })
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/no move yet/)])
    expect(table.host.asked('match:undo')).toEqual([])
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    await act(async () => fireEvent.keyDown(document.body, { code: 'KeyZ', ctrlKey: true }))
    expect(table.host.asked('match:undo')).toHaveLength(1)
  })
})

describe('the speeds', () => {
  const speeds = () =>
    screen.getAllByTestId(/^speed-/).map((button) => [button.textContent, button.getAttribute('aria-pressed')])

  it('are three, and the one of the settings while it is another', async () => {
    await seated('. .', { speed: 2 })
    expect(speeds()).toEqual([
      ['1×', 'false'],
      ['2×', 'true'],
      ['4×', 'false'],
    ])
  })

  it('light Instant where that is chosen', async () => {
    await seated('. .', { speed: 0 })
    expect(speeds()[0]).toEqual(['Instant', 'true'])
    expect(speeds()).toHaveLength(4)
  })
})
