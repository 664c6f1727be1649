import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { PauseSheet } from './PauseSheet.tsx'

async function menu(bots: readonly string[]) {
  const table = await seaBattleTable({}, { viewer: 'north', bots, settings: { language: 'en' } })
  const onClose = vi.fn()
  const user = table.panel(<PauseSheet onClose={onClose} />)
  return { table, user, onClose }
}

/** Waits longer than the pause after which a second press counts. */
const later = () => act(async () => new Promise((resolve) => setTimeout(resolve, 650)))

it.each([
  ['pause-give-up', 'match:giveUp', /The others win/],
  ['pause-play-out', 'match:playOut', /A bot takes your seat/],
] as const)('against bots %s acts after a question', async (button, channel, question) => {
  const { table, user, onClose } = await menu(['south'])
  await user.click(screen.getByTestId(button))
  expect(screen.getByTestId(button).textContent).toMatch(question)
  expect(table.host.asked(channel)).toEqual([])
  await later()
  screen.getByTestId(button).focus()
  await user.keyboard('{Enter}')
  expect(table.host.asked(channel)).toMatchObject([{ seat: 'north' }])
  expect(onClose).toHaveBeenCalled()
})

it('against a person neither is shown', async () => {
  await menu([])
  expect([screen.queryByTestId('pause-give-up'), screen.queryByTestId('pause-play-out')]).toEqual([null, null])
})
