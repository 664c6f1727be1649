import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { LiveDock } from '../../hud/frame/LiveDock.tsx'
import { jackalTable } from '../../testkit/jackal.ts'
import { useScreensStore } from '../screens/useScreensState.ts'
import { WindowDock } from './WindowDock.tsx'

it('the dock says that the viewers vote, with the seconds that are left, until the vote ends', async () => {
  const before = useScreensStore.getState()
  onTestFinished(() => act(() => useScreensStore.setState(before, true)))
  const tell = (voteUntil?: number) =>
    act(() =>
      useScreensStore.setState({
        // only the part that the dock reads
        state: { networks: [], room: { ...(voteUntil !== undefined && { voteUntil }) } } as unknown as ScreensState,
      }),
    )
  const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5' } }, { viewer: 'spectator' })
  table.panel(
    <WindowDock>
      <LiveDock asked={null} watched="" over={null} />
    </WindowDock>,
  )
  const prompt = () => screen.getByTestId('hud-hint').textContent
  const usual = prompt()
  tell(Date.now() + 8500)
  expect(prompt()).toMatch(/^(The viewers vote: 9 s|Голосуют зрители: 9 с)$/)
  tell()
  expect(prompt()).toBe(usual)
})
