import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultSettings } from '../../electron/contract/ipc.ts'
import { setHost } from '../host/client.ts'
import { scriptedHost } from '../testkit/scriptedHost.ts'
import { PrivateWindowButton } from './PrivateWindowButton.tsx'
import { adoptSettings } from './settings.ts'

const CLOSED = { networks: [], room: null }
const OPEN = { ...CLOSED, privateWindow: true } as const

it('the button for the private window says whether it opens or shows it', async () => {
  adoptSettings(defaultSettings('en'))
  const host = scriptedHost({ 'screens:state': () => OPEN })
  setHost(host)
  render(<PrivateWindowButton />)
  await screen.findByText('Show the private window')
  act(() => host.tell({ kind: 'screens', state: CLOSED }))
  expect(screen.getByTestId('open-private').textContent).toBe('Open the private window')
  act(() => host.tell({ kind: 'screens', state: OPEN }))
  expect(screen.getByTestId('open-private').textContent).toBe('Show the private window')
})
