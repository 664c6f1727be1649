import type { DebianRelease } from '../debian/debianRoot.ts'

/**
 * The releases of Debian in which packages without an installer are tried. Electron needs glibc 2.25; the first has the
 * oldest C library (2.31) that Debian still serves.
 */
export const RELEASES = ['bullseye', 'bookworm'] as const satisfies readonly DebianRelease[]
