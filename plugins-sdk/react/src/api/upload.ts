import type { Authorization } from './authorization';
import { NEXT_TOKEN_HEADER } from './authorization';
import { ApiError, parseProblem, TimeoutError } from './errors';
import { parseJsonText } from './jsonText';
import { REQUEST_TIMEOUT_MS } from './transport';

export interface UploadOptions {
  /** Called with bytes sent and bytes in all while the body goes up. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/** Sends a form as multipart by POST and resolves to the answer's `data`. */
export type Upload = <T>(path: string, form: FormData, options?: UploadOptions) => Promise<T>;

/**
 * Uploads go by XMLHttpRequest because fetch reports no progress of what is sent. A file may take longer than the
 * request timeout, so the clock restarts with every byte that moves: only silence ends an upload.
 */
export function createUpload(authorization: Authorization): Upload {
  return async <T>(path: string, form: FormData, options: UploadOptions = {}) => {
    const key = crypto.randomUUID();
    let answer = await post(path, form, key, await authorization.bearer(path), options);
    if (authorization.mayRetry(answer.status, path)) {
      answer = await post(path, form, key, await authorization.renew(), options);
    }
    authorization.learn(answer.getResponseHeader(NEXT_TOKEN_HEADER));
    if (answer.status < 200 || answer.status > 299) {
      throw new ApiError(answer.status, parseProblem(answer.responseText));
    }
    const body = parseProblem(answer.responseText) as { data?: unknown };
    return parseJsonText(body.data ?? body) as T;
  };
}

function post(
  path: string,
  form: FormData,
  key: string,
  bearer: string | undefined,
  options: UploadOptions,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const silence = watchSilence(() => {
      request.abort();
      reject(new TimeoutError('Upload stalled'));
    });
    request.open('POST', path);
    request.setRequestHeader('Idempotency-Key', key);
    request.setRequestHeader('Accept', 'application/json');
    if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
    request.upload.onprogress = (event) => {
      silence.heard();
      options.onProgress?.(event.loaded, event.total);
    };
    request.onloadend = () => silence.stop();
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Upload failed'));
    request.onabort = () => reject(options.signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, REQUEST_TIMEOUT_MS);
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(onSilence, REQUEST_TIMEOUT_MS);
  };
  return { heard, stop };
}
