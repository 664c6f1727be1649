import { describe, expect, it } from 'vitest'
import { isOwnPage } from './page.ts'
import { isTrusted } from './trust.ts'

const frame = (url: string) => ({ url })

function windowShowing(url: string, destroyed = false) {
  const mainFrame = frame(url)
  const webContents = { mainFrame }
  return { mainFrame, webContents, window: { webContents, isDestroyed: () => destroyed } }
}

const OWN = 'app://table/index.html'

describe('a call', () => {
  it('from the page itself is trusted', () => {
    const { mainFrame, webContents, window } = windowShowing(OWN)
    expect(isTrusted({ sender: webContents, senderFrame: mainFrame }, window, isOwnPage)).toBe(true)
  })

  it('from a frame in the page is not trusted, whatever its address', () => {
    const { webContents, window } = windowShowing(OWN)
    for (const url of [OWN, 'about:blank', 'https://example.com/', 'data:text/html,x']) {
      expect(isTrusted({ sender: webContents, senderFrame: frame(url) }, window, isOwnPage)).toBe(false)
    }
  })

  it('from another window is not trusted, even if it shows the same page', () => {
    const { window } = windowShowing(OWN)
    const other = windowShowing(OWN)
    expect(isTrusted({ sender: other.webContents, senderFrame: other.mainFrame }, window, isOwnPage)).toBe(false)
  })

  it('from a foreign page in the window is not trusted', () => {
    for (const url of ['https://example.com/', 'app://table.evil/', 'file:///etc/passwd', 'about:blank', '']) {
      const { mainFrame, webContents, window } = windowShowing(url)
      expect(isTrusted({ sender: webContents, senderFrame: mainFrame }, window, isOwnPage)).toBe(false)
    }
  })

  it('from a closed frame or window is not trusted', () => {
    const { webContents, window } = windowShowing(OWN)
    expect(isTrusted({ sender: webContents, senderFrame: null }, window, isOwnPage)).toBe(false)
    const closed = windowShowing(OWN, true)
    expect(isTrusted({ sender: closed.webContents, senderFrame: closed.mainFrame }, closed.window, isOwnPage)).toBe(
      false,
    )
  })
})
