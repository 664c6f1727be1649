import { expect, it, vi } from 'vitest'
import type { HostApi } from '../../electron/contract/ipc.ts'
import { afterFirstFrames, reach } from './milestones.ts'

it('calls the host once the first screen is usable; only the settings are read before', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  const called: string[] = []
  const answer = async (channel: string) => void called.push(channel)
  const host = afterFirstFrames({ call: answer as unknown as HostApi['call'], onFeed: () => () => undefined })
  const list = host.call('saves:list', {})
  await host.call('settings:get', {})
  expect(called).toEqual(['settings:get'])
  await reach('interactive')
  await list
  expect(called).toEqual(['settings:get', 'saves:list'])
})
