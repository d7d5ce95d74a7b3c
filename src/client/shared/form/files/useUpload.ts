import { useSelector } from 'react-redux';
import { selectSubmission } from '../submissionSlice';

/** The bytes of the upload under way; null where there is none. */
export function useUpload() {
  const submission = useSelector(selectSubmission);
  if (submission.status === 'sending') return submission;
  if (submission.status !== 'confirming' || submission.total === 0) return null;
  return { loaded: submission.total, total: submission.total };
}
