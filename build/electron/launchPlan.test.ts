import { describe, expect, it } from 'vitest'
import { type Machine, planLaunch } from './launchPlan.ts'

const desktop: Machine = { platform: 'linux', isRoot: false, allowsSandbox: true, hasDisplay: true, hasGpu: true }

describe('planLaunch', () => {
  it('adds no flags on an ordinary desktop', () => {
    expect(planLaunch(desktop)).toEqual({ flags: [], virtualDisplay: false, notices: [] })
  })

  it('disables the sandbox only for root, with a notice', () => {
    const { flags, notices } = planLaunch({ ...desktop, isRoot: true })
    expect(flags).toEqual(['--no-sandbox'])
    expect(notices.join()).toContain('root')
  })

  it('disables the sandbox if the kernel forbids it, with a notice', () => {
    const { flags, notices } = planLaunch({ ...desktop, allowsSandbox: false })
    expect(flags).toEqual(['--no-sandbox'])
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('sandbox')
  })

  it('renders in software without a graphics card', () => {
    expect(planLaunch({ ...desktop, hasGpu: false }).flags).toEqual([
      '--use-gl=angle',
      '--use-angle=gl',
      '--ignore-gpu-blocklist',
      '--disable-gpu-rasterization',
      '--disable-gpu-watchdog',
    ])
  })

  it('starts a virtual display if there is none, with a notice', () => {
    const { virtualDisplay, notices } = planLaunch({ ...desktop, hasDisplay: false })
    expect(virtualDisplay).toBe(true)
    expect(notices.join()).toContain('Xvfb')
  })

  it.each(['darwin', 'win32'] as const)('leaves %s unchanged', (platform) => {
    const bare: Machine = { platform, isRoot: true, allowsSandbox: false, hasDisplay: false, hasGpu: false }
    expect(planLaunch(bare)).toEqual({ flags: [], virtualDisplay: false, notices: [] })
  })
})
