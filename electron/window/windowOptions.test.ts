import { describe, expect, it } from 'vitest'
import { windowOptions } from './windowOptions.ts'

const DISPLAY = { x: 0, y: 0, width: 1920, height: 1080 }
const options = (setting: { fullscreen?: boolean; developing?: boolean } = {}) =>
  windowOptions({ preload: '/p.cjs', fullscreen: false, developing: false, ...setting }, null, [DISPLAY])

describe('the window', () => {
  it('gives the page only its preload: sandboxed, isolated, without Node, webviews and tools', () => {
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

  it('has developer tools only in development', () => {
    expect(options({ developing: true }).webPreferences?.devTools).toBe(true)
  })

  it('stays hidden until there is something to show', () => {
    expect(options().show).toBe(false)
  })

  it('sets fullscreen only when it is on: false would disable it permanently on macOS', () => {
    expect(options({ fullscreen: true }).fullscreen).toBe(true)
    expect(options()).not.toHaveProperty('fullscreen')
  })
})
