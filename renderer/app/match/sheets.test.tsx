import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useIntent } from '../../jackal/intent/intent.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { goTo, openSheet } from '../../ui/screens.ts'
import { WindowCommands } from '../WindowCommands.tsx'
import { MatchScreen } from './MatchScreen.tsx'

async function pausedMatch() {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5', 'red-1': 'a7' } }, { viewer: 'white' })
  const user = table.panel(
    <>
      <MatchScreen />
      <WindowCommands />
    </>,
  )
  await act(async () => openSheet({ name: 'pause' }))
  return user
}

const pressHelp = () => fireEvent.keyDown(document.activeElement ?? document.body, { code: 'F1' })
const sheets = () => screen.queryAllByRole('dialog').map((one) => one.dataset.testid)

beforeEach(() => goTo({ name: 'match' }))

describe('Esc', () => {
  it.each([
    ['pause-settings', 'sheet-settings'],
    ['pause-rules', 'sheet-rules'],
    ['pause-save', 'title-dialog'],
  ])('leads from a sheet that %s opens back to the pause menu, and from there to the match', async (opener, sheet) => {
    const user = await pausedMatch()
    await user.click(screen.getByTestId(opener))
    expect(sheets()).toEqual([sheet])
    await user.keyboard('{Escape}')
    expect(sheets()).toEqual(['pause'])
    expect(document.activeElement).toBe(screen.getByTestId(opener))
    await user.keyboard('{Escape}')
    expect(sheets()).toEqual([])
  })

  it('leads back through every sheet', async () => {
    const user = await pausedMatch()
    await user.click(screen.getByTestId('pause-settings'))
    await user.click(screen.getByTestId('setting-keys'))
    await user.click(screen.getByTestId('keys-rules'))
    for (const sheet of ['sheet-keys', 'sheet-settings', 'pause']) {
      await user.keyboard('{Escape}')
      expect(sheets()).toEqual([sheet])
    }
  })
})

describe('the keys of help', () => {
  it('open over every sheet, and lead back to it', async () => {
    const user = await pausedMatch()
    pressHelp()
    expect(sheets()).toEqual(['sheet-keys'])
    pressHelp()
    await user.keyboard('{Escape}')
    expect(sheets()).toEqual(['pause'])
  })

  it('leave a question open that needs an answer', async () => {
    const user = await pausedMatch()
    await user.click(screen.getByTestId('pause-save'))
    pressHelp()
    expect(sheets()).toEqual(['title-dialog'])
  })
})

it('keeps the buttons of a sheet out of the scrolled part', async () => {
  const user = await pausedMatch()
  for (const [opener, close] of [
    ['pause-settings', 'settings-close'],
    ['pause-rules', 'rules-close'],
  ] as const) {
    await user.click(screen.getByTestId(opener))
    expect(screen.getByTestId(close).closest('.dialog-body')).toBeNull()
    await user.click(screen.getByTestId(close))
  }
})

it('opens the book of rules at the rule of what the player looks at, also from a sheet', async () => {
  const user = await pausedMatch()
  act(() => useIntent.getState().hoverCell(cellNamed('g5')))
  await user.click(screen.getByTestId('pause-rules'))
  const opened = screen.getByTestId('rules-book').querySelectorAll('[aria-current]')
  expect([...opened].map((entry) => entry.getAttribute('data-testid'))).toEqual(['rule-J-EMPTY'])
  await user.type(screen.getByTestId('rules-search'), 'ice')
  expect(screen.getByTestId('rules-book').querySelector('[aria-current]')).toBeNull()
})
