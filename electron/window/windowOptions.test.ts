import { describe, expect, it } from 'vitest'
import { windowOptions } from './windowOptions.ts'

const DISPLAY = { x: 0, y: 0, width: 1920, height: 1080 }
const options = (setting: { fullscreen?: boolean; developing?: boolean } = {}) =>
  windowOptions({ preload: '/p.cjs', fullscreen: false, developing: false, ...setting }, null, [DISPLAY])

describe('the window', () => {
  it('gives the page no more than its preload: sandboxed, isolated, without Node, guests and tools', () => {
    expect(options().webPreferences).toEqual({
      preload: '/p.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
    })
  })

  it('has developer tools only while the program is developed', () => {
    expect(options({ developing: true }).webPreferences?.devTools).toBe(true)
  })

  it('is shown only when there is something to see', () => {
    expect(options().show).toBe(false)
  })

  it('mentions fullscreen only where it is wanted: a window that says no can never have it on macOS', () => {
    expect(options({ fullscreen: true }).fullscreen).toBe(true)
    expect(options()).not.toHaveProperty('fullscreen')
  })
})
