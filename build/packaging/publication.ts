/** The source of updates for an installed program. */
import type { GenericServerOptions, GithubOptions } from 'builder-util-runtime'

export type Feed = GenericServerOptions | GithubOptions

/**
 * Returns the update feed from the environment: `UPDATE_FEED_URL` (a folder on a web server) or the releases of
 * `GITHUB_REPOSITORY` (`owner/name`). Null, and no updates, if neither is set.
 * @throws RangeError when the value is not a valid feed
 */
export function feedFrom(env: Readonly<Record<string, string | undefined>>): Feed | null {
  const { UPDATE_FEED_URL: url, GITHUB_REPOSITORY: repository } = env
  if (url) return { provider: 'generic', url: checked(url) }
  if (!repository) return null
  const [owner, repo, ...rest] = repository.split('/')
  if (!owner || !repo || rest.length > 0) throw new RangeError(`GITHUB_REPOSITORY is no owner/name: ${repository}`)
  return { provider: 'github', owner, repo }
}

/** Returns a checked URL. Updates are executables: they must come over https or from this computer. */
function checked(url: string): string {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  const isLocal = protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isLocal) throw new RangeError(`UPDATE_FEED_URL is no https address: ${url}`)
  return url
}
