import type { ElectronApplication, Page } from 'playwright-core'

/** The size of a window's content, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The number of times that a window is asked for a size, and the wait for it each time, in ms. */
const TRIES = 4
const PATIENCE = 15_000

/**
 * Gives the program's window a size, and waits until its page has it. A busy display may lose a resize: then another
 * size is requested in between, because the window ignores a request for the size that it believes to have.
 * @throws when the page does not get the size
 */
export async function resizeWindow(program: ElectronApplication, page: Page, size: Size): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    await setContentSize(program, size)
    if (await hasSize(page, size)) return
    await setContentSize(program, { ...size, height: size.height + 1 })
  }
  throw new Error(`the window does not become ${size.width} x ${size.height}`)
}

async function setContentSize(program: ElectronApplication, { width, height }: Size): Promise<void> {
  const size = [width, height] as const
  await program.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size)
}

function hasSize(page: Page, { width, height }: Size): Promise<boolean> {
  const isReached = page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const, {
    timeout: PATIENCE,
  })
  return isReached.then(
    () => true,
    () => false,
  )
}
