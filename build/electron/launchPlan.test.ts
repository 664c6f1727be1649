import { describe, expect, it } from 'vitest'
import { type Machine, planLaunch } from './launchPlan.ts'

const desktop: Machine = { platform: 'linux', isRoot: false, allowsSandbox: true, hasDisplay: true, hasGpu: true }

describe('planLaunch', () => {
  it('adds nothing on an ordinary desktop', () => {
    expect(planLaunch(desktop)).toEqual({ flags: [], virtualDisplay: false, notices: [] })
  })

  it('turns the sandbox off for root alone, and says so', () => {
    const { flags, notices } = planLaunch({ ...desktop, isRoot: true })
    expect(flags).toEqual(['--no-sandbox'])
    expect(notices.join()).toContain('root')
  })

  it('does without the sandbox where the system forbids it, and says so', () => {
    const { flags, notices } = planLaunch({ ...desktop, allowsSandbox: false })
    expect(flags).toEqual(['--no-sandbox'])
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('sandbox')
  })

  it('draws in software without a graphics card', () => {
    expect(planLaunch({ ...desktop, hasGpu: false }).flags).toEqual([
      '--use-gl=angle',
      '--use-angle=gl',
      '--ignore-gpu-blocklist',
    ])
  })

  it('makes a display where there is none, and says so', () => {
    const { virtualDisplay, notices } = planLaunch({ ...desktop, hasDisplay: false })
    expect(virtualDisplay).toBe(true)
    expect(notices.join()).toContain('Xvfb')
  })

  it.each(['darwin', 'win32'] as const)('leaves %s as it is', (platform) => {
    const bare: Machine = { platform, isRoot: true, allowsSandbox: false, hasDisplay: false, hasGpu: false }
    expect(planLaunch(bare)).toEqual({ flags: [], virtualDisplay: false, notices: [] })
  })
})
