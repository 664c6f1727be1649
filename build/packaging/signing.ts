/** The signing of packages on this machine, or the reason why they are not signed. */
import type { System } from './targets.ts'

export interface Signing {
  readonly signed: boolean
  /** Message for the terminal and the release notes. */
  readonly words: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns whether packages of a system are signed. This depends on the certificates in the environment, which have
 * electron-builder's variable names.
 */
export function signingOf(system: System, env: Environment): Signing {
  switch (system) {
    case 'linux':
      return { signed: false, words: linuxWords(publicKeyIn(env.MINISIGN_PUBLIC_KEY)) }
    case 'win32':
      return windows(Boolean(env.WIN_CSC_LINK ?? env.CSC_LINK))
    case 'darwin':
      return macos(Boolean(env.CSC_LINK), canNotarise(env))
    default:
      return system satisfies never
  }
}

/** Returns the line with the key itself: a file of minisign begins with a comment. Null without one. */
function publicKeyIn(text: string | undefined): string | null {
  return text?.trim().split('\n').at(-1)?.trim() || null
}

function linuxWords(publicKey: string | null): string {
  const sums = 'Linux packages bear no signature; compare them with SHA256SUMS'
  return publicKey
    ? `${sums}, which minisign has signed: \`minisign -Vm SHA256SUMS -P ${publicKey}\`.`
    : `${sums}. There is no MINISIGN_PUBLIC_KEY: these packages do not update themselves.`
}

function windows(signed: boolean): Signing {
  const words = signed
    ? 'signed with the certificate of WIN_CSC_LINK.'
    : 'not signed, for there is no WIN_CSC_LINK: Windows will warn whoever starts it.'
  return { signed, words }
}

function macos(signed: boolean, notarised: boolean): Signing {
  if (!signed) {
    return { signed, words: 'not signed, for there is no CSC_LINK: macOS opens it only by “Open” in the context menu.' }
  }
  const words = notarised
    ? 'signed with the certificate of CSC_LINK, and notarised by Apple.'
    : 'signed, but not notarised, for APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD or APPLE_TEAM_ID is missing: macOS will warn.'
  return { signed, words }
}

function canNotarise({ APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD, APPLE_TEAM_ID }: Environment): boolean {
  return Boolean(APPLE_ID && APPLE_APP_SPECIFIC_PASSWORD && APPLE_TEAM_ID)
}
