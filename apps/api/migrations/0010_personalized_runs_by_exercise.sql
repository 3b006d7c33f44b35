-- The runs of an exercise are read to tell what a learner can do, and deleted with it when the account is.
create index personalized_submissions_by_exercise on personalized_submissions (exercise_id, submitted_at desc);
